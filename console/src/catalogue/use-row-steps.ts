import { useEffect } from 'react';
import { stepTo } from './row-steps.ts';

/** The controls of a row that the arrow keys go from to the one like it in the next row. */
const STEPS = ['[role="switch"]', '[data-choose]', '[data-price]'];

const BY_KEY: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Walks down and up the columns of a list's body by the arrow keys; Enter on a switch turns it and goes on. */
export function useRowSteps(body: HTMLTableSectionElement): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, shiftKey } = event;
      if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
      const like = STEPS.find((one) => target.matches(one));
      const isTurned = key === 'Enter' && like === STEPS[0];
      const step = isTurned ? (shiftKey ? -1 : 1) : BY_KEY[key];
      if (!like || !step) return;
      event.preventDefault();
      if (isTurned) target.click();
      stepTo(target, like, step, (next) => next.focus());
    };
    body.addEventListener('keydown', press);
    return () => body.removeEventListener('keydown', press);
  }, [body]);
}
