/** The first field with a broken rule takes the focus, once the rules stand at the fields. */
export function focusBroken(dialog: HTMLElement | null): void {
  requestAnimationFrame(() => dialog?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
