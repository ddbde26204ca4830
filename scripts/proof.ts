const { PROVE_SEED } = process.env;

/** Whether this is `npm run prove`: the tests of `npm test`, with more rounds and a fresh seed. */
export const IS_PROOF = PROVE_SEED !== undefined;

/** The seed of all that tests choose at random: always the same in `npm test`. */
export const SEED = Number(PROVE_SEED ?? 14);

/** How often something is tried: a few times in `npm test`, many times in `npm run prove`. */
export const rounds = (usual: number, proven: number): number => (IS_PROOF ? proven : usual);

/**
 * Those of many alike forms in which the case at a place is tried: one of `share` in `npm test`, another at the next place, so that
 * each form is tried; all in `npm run prove`.
 */
export const someOf = <T>(forms: readonly T[], place: number, share: number): readonly T[] =>
  IS_PROOF ? forms : forms.filter((_, at) => at % share === place % share);
