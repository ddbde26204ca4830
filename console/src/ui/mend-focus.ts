/** Gives the focus to the content of the page where what had it has gone, such as the row that was deleted. */
export function mendFocus(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
