import { z } from 'zod';
import { textOrNone } from '../api/fields.ts';
import { TEXT, THEME } from '../limits.ts';

const HEX = /^#?([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

/** The ways to write a heading's letters (rule 90). */
const TEXT_CASES = ['uppercase', 'lowercase', 'capitalize'] as const;
/** The sizes of a picture beside an item (rule 90). */
const PHOTO_SIZES = ['big', 'medium', 'small'] as const;
/** The sides of a picture beside an item, mirrored in right-to-left languages. */
const PHOTO_SIDES = ['left', 'right'] as const;

/** A colour: 3, 6 or 8 hex digits, with or without `#`, kept lower case with `#` (rule 35). */
export const colourSchema = z
  .string()
  .regex(HEX, 'colour_invalid')
  .transform((colour) => `#${colour.replace('#', '').toLowerCase()}`);

/** The schema of each kind of option; sizes are whole pixels, opacity is a multiple of 0.1. */
export const OPTION_KINDS = {
  colour: colourSchema,
  size: z.int().min(THEME.minSize).max(THEME.maxSize),
  opacity: z
    .number()
    .min(0)
    .max(1)
    .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, 'opacity_step')
    .transform((value) => Math.round(value * 10) / 10),
  text: textOrNone({ min: 1, max: TEXT.title.max }),
  text_case: z.enum(TEXT_CASES),
  photo_size: z.enum(PHOTO_SIZES),
  photo_side: z.enum(PHOTO_SIDES),
  lines: z.int().min(THEME.minLines).max(THEME.maxLines),
  toggle: z.boolean(),
} as const;

/** The word for a kind of option. */
export type OptionKind = keyof typeof OPTION_KINDS;

/** A part of a theme: option names to kinds, as deep as the wire has them. */
export type OptionTree = { readonly [name: string]: OptionKind | OptionTree };

/** The values of an option tree. */
export type Options<T extends OptionTree> = {
  -readonly [K in keyof T]: T[K] extends OptionKind
    ? z.output<(typeof OPTION_KINDS)[T[K]]>
    : T[K] extends OptionTree
      ? Options<T[K]>
      : never;
};

/** The same with anything left out, as a PATCH sends it. */
export type SomeOptions<T extends OptionTree> = {
  -readonly [K in keyof T]?: T[K] extends OptionTree ? SomeOptions<T[K]> : Options<T>[K] | undefined;
};

/** One option: where it is in its part, and its kind. */
export type OptionLeaf = { path: readonly string[]; kind: OptionKind };

/** Every option of a tree, in order: for forms, checks and tests that must not forget one. */
export function leavesOf(tree: OptionTree, above: readonly string[] = []): OptionLeaf[] {
  return Object.entries(tree).flatMap(([name, node]) => {
    const path = [...above, name];
    return typeof node === 'string' ? [{ path, kind: node }] : leavesOf(node, path);
  });
}

/** The schema of a tree's options, all of them required or each of them optional. */
export function shapeOf(tree: OptionTree, options: 'required' | 'optional'): z.ZodType {
  const entries = Object.entries(tree).map(([name, node]) => {
    const schema = typeof node === 'string' ? OPTION_KINDS[node] : shapeOf(node, options);
    return [name, options === 'optional' ? schema.optional() : schema];
  });
  return z.strictObject(Object.fromEntries(entries));
}

/** Lays some values over others, deeply; neither is changed. */
export function mergeValues(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (typeof over !== 'object' || over === null || typeof base !== 'object' || base === null) return over;
  const [under, laid] = [base as Record<string, unknown>, over as Record<string, unknown>];
  // An option may be younger than the base.
  const names = new Set([...Object.keys(under), ...Object.keys(laid)]);
  return Object.fromEntries([...names].map((name) => [name, mergeValues(under[name], laid[name])]));
}
