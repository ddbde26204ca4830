/**
 * The parts that the phrases are loaded in. Each part stands in its module, in `phrases/{locale}/{part}.ts`, and is listed in
 * `app/phrase-parts.ts`, which may see every module. Parts share no first key.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the parts are added there.
export interface Parts {}

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;

/** All that the console says, as `t` knows it. */
export type Phrases = All<Parts[keyof Parts]>;

/** A part that is loaded with the screens that say it (`app/later-screens.ts`); every screen needs `shell`. */
export type Part = Exclude<keyof Parts, 'shell'>;
