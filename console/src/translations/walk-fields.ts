/** A field of the page of the translations. */
export type FieldElement = HTMLInputElement | HTMLTextAreaElement;

/** The fields for texts of a form, in their order. */
export const fieldsIn = (form: ParentNode): FieldElement[] => [
  ...form.querySelectorAll<FieldElement>('input:not([type=checkbox]), textarea'),
];

/** The mark of a field that has a text to translate; the walk by keys passes over the others. */
export const STOP = { 'data-stop': true };

const isStop = (field: FieldElement) => 'stop' in field.dataset;

/** The first field that the walk by keys stops at. */
export const firstStop = (form: ParentNode): FieldElement | undefined => fieldsIn(form).find(isStop);

/** Whether a key goes on: Enter does everywhere, and with Shift makes a new line. */
const goesOn = ({ key, isComposing, shiftKey }: KeyboardEvent): boolean =>
  key === 'Enter' && !isComposing && !shiftKey;

/**
 * The step of a key in a field: to the next one with a text to translate, or past the last one, where it has no `field`. Undefined for a key that takes
 * none; the browser itself goes from field to field by Tab.
 */
export function stepOf(
  event: KeyboardEvent,
  fields: readonly FieldElement[],
): { field: FieldElement | undefined } | undefined {
  const at = fields.indexOf(event.target as FieldElement);
  if (at < 0) return undefined;
  const isPast = at === fields.length - 1 && event.key === 'Tab' && !event.shiftKey;
  return goesOn(event) || isPast ? { field: fields.slice(at + 1).find(isStop) } : undefined;
}
