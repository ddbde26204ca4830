/** Takes the step from a control in a row to the one like it in the row below, or above; answers whether there is one. */
export function stepTo(
  from: Element,
  like: string,
  step: 1 | -1,
  take: (next: HTMLElement) => void,
): boolean {
  const row = from.closest('tr');
  const other = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  const next = [...(other?.querySelectorAll<HTMLElement>(like) ?? [])].find((one) => one.checkVisibility());
  if (next) take(next);
  return next !== undefined;
}
