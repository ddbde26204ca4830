/**
 * Takes the step from a control in a row to the one like it in the row below, or above, past headings without one; answers whether there is
 * one.
 */
export function stepTo(
  from: Element,
  like: string,
  step: 1 | -1,
  take: (next: HTMLElement) => void,
): boolean {
  const beside = (row: Element | null | undefined) =>
    (step === 1 ? row?.nextElementSibling : row?.previousElementSibling) ?? undefined;
  const likeIn = (row: Element | undefined) =>
    [...(row?.querySelectorAll<HTMLElement>(like) ?? [])].find((one) => one.checkVisibility());
  let row = beside(from.closest('tr'));
  while (row?.querySelector('[data-heading]') && !likeIn(row)) row = beside(row);
  const next = likeIn(row);
  if (next) take(next);
  return next !== undefined;
}
