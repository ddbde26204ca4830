/** A field of the page of the translations. */
export type FieldElement = HTMLInputElement | HTMLTextAreaElement;

/** The fields for texts of a form, in their order. */
export const fieldsIn = (form: ParentNode): FieldElement[] => [
  ...form.querySelectorAll<FieldElement>('input:not([type=checkbox]), textarea'),
];

/** Whether a key goes on: Enter where it makes no new line, Control or Command with Enter everywhere. */
const goesOn = ({ key, isComposing, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  key === 'Enter' && !isComposing && (ctrlKey || metaKey || target instanceof HTMLInputElement);

/**
 * The step of a key in a field: to the next one, or past the last one, where it has no `field`. Undefined for a key that takes
 * none; the browser itself goes from field to field by Tab.
 */
export function stepOf(
  event: KeyboardEvent,
  fields: readonly FieldElement[],
): { field: FieldElement | undefined } | undefined {
  const at = fields.indexOf(event.target as FieldElement);
  if (at < 0) return undefined;
  const isPast = at === fields.length - 1 && event.key === 'Tab' && !event.shiftKey;
  return goesOn(event) || isPast ? { field: fields[at + 1] } : undefined;
}
