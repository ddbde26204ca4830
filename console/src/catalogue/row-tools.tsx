import { useState } from 'react';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import type { ChosenBarProps } from './chosen-bar.tsx';
// It comes along, so that what is typed right after the press on a price goes into its field.
import './price-field.tsx';
import type { Row } from './rows.ts';
import { useRowChoosing } from './use-row-choosing.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowSteps } from './use-row-steps.ts';

// The bar comes with the first chosen row.
const loadBar = lazy(
  withPhrases(() => import('./chosen-bar.tsx'), 'editor', 'ingredients', 'saving', 'unsaved'),
);

const loadKeys = lazy(() => import('./row-keys-dialog.tsx'));

type Props = ChosenBarProps & {
  body: HTMLTableSectionElement;
  rows: readonly Row[];
  toggle: (id: string) => void;
};

/**
 * Makes a tool of a list that stands: rows are chosen by pointer, touch and keys, a bar offers the acts on them, and single keys do what is
 * done often.
 */
export function RowTools({ body, rows, toggle, ...facts }: Props) {
  const bar = useLazy(loadBar, facts.chosen.size > 0);
  useRowChoosing({ body, rows, toggle, chosen: facts.chosen, choose: facts.choose });
  useRowSteps(body);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const keys = useLazy(loadKeys, isHelpOpen);
  useRowKeys({ body, toggle, onHelp: () => setHelpOpen(true) });
  return (
    <>
      {bar && facts.chosen.size > 0 && <bar.ChosenBar {...facts} />}
      {keys && <keys.RowKeysDialog opened={isHelpOpen} onClose={() => setHelpOpen(false)} />}
    </>
  );
}
