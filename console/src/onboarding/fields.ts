import type { Step } from './wizard.ts';

const AT = '/data/attributes/';

/**
 * A field's name is its place in the body of POST /sign_up, `sections/0/items/2/price`, so that a rule broken here and one
 * that the server found show in the same place. The pointer's field; undefined for none of ours.
 */
export const fieldAt = (pointer: string): string | undefined =>
  pointer.startsWith(AT) ? pointer.slice(AT.length) : undefined;

/** The pointer of a field into the body. */
export const pointerTo = (field: string): string => `${AT}${field}`;

/** The name of a section's field. */
export const sectionField = (section: number, name: string) => `sections/${section}/${name}`;

/** The name of an item's field. */
export const itemField = (section: number, item: number, name: string) =>
  `sections/${section}/items/${item}/${name}`;

/** The step on which a field stands. */
export function stepOf(field: string): Step {
  if (field.startsWith('venue/') || field === 'menu/kind') return 0;
  return field.startsWith('menu') || field.startsWith('sections') ? 1 : 2;
}
