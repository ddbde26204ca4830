import { Button, NativeSelect } from '@mantine/core';
import { listOf } from '@sofra/contract/catalogue/ingredient-states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDoubts } from './doubts.tsx';
import { useIngredientWords } from './ingredient-words.ts';
import { RowNotes } from './row-notes.tsx';
import type { Row } from './rows.ts';
import { StateRows } from './state-rows.tsx';
import { INGREDIENTS, restated, type Stated, statedIn } from './states.ts';
import styles from './states-dialog.module.css';

/** The properties of both looks at all items. */
export type AllProps = {
  rows: readonly Row[];
  stated: Readonly<Record<string, Stated>>;
  /** The items that somebody else has changed meanwhile. */
  changed: ReadonlySet<string>;
  onChange: (id: string, stated: Stated) => void;
};

/** All items by one ingredient at a time: the ingredient is chosen, then each item’s statement of it. */
export function StatesByIngredient({ rows, stated, changed, onChange }: AllProps) {
  const { t } = useTranslation();
  const { word } = useIngredientWords();
  const [key, setKey] = useState(INGREDIENTS[0] ?? '');
  const next = INGREDIENTS[INGREDIENTS.indexOf(key) + 1];
  const of = ({ id }: Row) => statedIn(stated[id]);
  const doubtsOf = useDoubts();
  const hasNotes = (row: Row) =>
    changed.has(row.id) || doubtsOf({ stated: of(row), claims: row.food_speciality }).length > 0;
  return (
    <>
      <NativeSelect
        label={t('states.ingredient')}
        value={key}
        data={INGREDIENTS.map((value) => {
          const count = rows.filter((row) => listOf(of(row), value) === undefined).length;
          return { value, label: t('states.choice', { name: word(value), count }) };
        })}
        onChange={({ currentTarget }) => setKey(currentTarget.value)}
      />
      <StateRows
        key={key}
        label={word(key)}
        rows={rows.map((row) => ({
          key: row.id,
          name: row.title,
          list: listOf(of(row), key),
          notes: hasNotes(row) && <RowNotes row={row} stated={of(row)} isChanged={changed.has(row.id)} />,
        }))}
        onChange={(id, list) => onChange(id, restated(statedIn(stated[id]), key, list))}
      />
      {next && (
        <Button
          variant="default"
          className={styles.next}
          onClick={(event) => {
            setKey(next);
            event.currentTarget.closest('form')?.querySelector('select')?.scrollIntoView({ block: 'center' });
          }}
        >
          {t('states.next', { name: word(next) })}
        </Button>
      )}
    </>
  );
}
