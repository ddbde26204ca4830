import { useEffect, useState } from 'react';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import type { ChosenBarProps } from './chosen-bar.tsx';
import { stepTo } from './row-steps.ts';
import type { Row } from './rows.ts';
import { useRowChoosing } from './use-row-choosing.ts';
import { useRowKeys } from './use-row-keys.ts';

/** The controls of a row that the arrow keys go from to the one like it in the next row. */
const STEPS = ['[role="switch"]', '[data-choose]', '[data-price]', '[data-name]'];

const BY_KEY: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Walks down and up the columns of a list's body by the arrow keys; Enter on a switch turns it and goes on. */
function useRowSteps(body: HTMLTableSectionElement): void {
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

// The bar comes with the first chosen row.
const loadBar = lazy(
  withPhrases(() => import('./chosen-bar.tsx'), 'editor', 'ingredients', 'saving', 'unsaved'),
);

const loadKeys = lazy(() => import('./row-keys-dialog.tsx'));

type Props = ChosenBarProps & {
  body: HTMLTableSectionElement;
  rows: readonly Row[];
  toggle: (id: string) => void;
  /** Begins a new record beside a row; else the page begins one of its list. */
  onCreate?: ((id: string) => void) | undefined;
};

/**
 * Makes a tool of a list that stands: rows are chosen by pointer, touch and keys, a bar offers the acts on them, and single keys do what is
 * done often.
 */
export function RowTools({ body, rows, toggle, onCreate, ...facts }: Props) {
  const bar = useLazy(loadBar, facts.chosen.size > 0);
  useRowChoosing({ body, rows, toggle, chosen: facts.chosen, choose: facts.choose });
  useRowSteps(body);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const keys = useLazy(loadKeys, isHelpOpen);
  const clear = facts.chosen.size > 0 ? () => facts.choose(new Set()) : undefined;
  useRowKeys({ body, toggle, clear, onCreate, onHelp: () => setHelpOpen(true) });
  return (
    <>
      {bar && facts.chosen.size > 0 && <bar.ChosenBar {...facts} />}
      {keys && <keys.RowKeysDialog opened={isHelpOpen} onClose={() => setHelpOpen(false)} />}
    </>
  );
}
