import { fold } from '@sofra/contract/languages/folding';
import { useState } from 'react';
import type { SheetRow } from './sheet-rows.ts';

/** All that an item is found by: its texts in every language, its price and what it is in. */
function wordsOf({ texts, price, section, menu }: SheetRow): string {
  const said = Object.values(texts).flatMap(({ title, description } = {}) => [title, description]);
  return fold([...said, price, section, menu].join(' '));
}

/** The ids of the rows that have all typed words, the last of them perhaps only begun; undefined for all rows. */
export function rowsWith(rows: readonly SheetRow[], typed: string): ReadonlySet<string> | undefined {
  const words = fold(typed).split(' ').filter(Boolean);
  if (words.length === 0) return undefined;
  const isFound = (row: SheetRow) => {
    const said = ` ${wordsOf(row)}`;
    return words.every((word) => said.includes(` ${word}`));
  };
  return new Set(rows.filter(isFound).map(({ id }) => id));
}

/** The filter of a table. A row that is changed stays until something else is typed. */
export function useRowFilter(rows: readonly SheetRow[]) {
  const [filter, setFilter] = useState<{ typed: string; ids: ReadonlySet<string> | undefined }>({
    typed: '',
    ids: undefined,
  });
  const type = (typed: string) => setFilter({ typed, ids: rowsWith(rows, typed) });
  return { typed: filter.typed, ids: filter.ids, type };
}
