import type { ComponentProps, MouseEvent } from 'react';

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * The element of the library's buttons. It keeps the focus while it can't be pressed, since a disabled element would lose it
 * to the page, and people who work by keys their place with it.
 */
export function buttonRoot({ disabled, onClick, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={disabled || undefined}
      onClick={disabled ? ignore : onClick}
    />
  );
}
