/** Takes the step from a control in a row to the one like it in the next row that has one, below or above; answers whether there is one. */
export function stepTo(
  from: Element,
  like: string,
  step: 1 | -1,
  take: (next: HTMLElement) => void,
): boolean {
  const beside = (row: Element) => (step === 1 ? row.nextElementSibling : row.previousElementSibling);
  let row = from.closest('tr') as Element | null;
  for (row = row && beside(row); row; row = beside(row)) {
    const next = [...row.querySelectorAll<HTMLElement>(like)].find((one) => one.checkVisibility());
    if (!next) continue;
    take(next);
    return true;
  }
  return false;
}
