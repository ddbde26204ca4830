import { listOf, STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useGridKeys } from '../ui/controls/use-grid-keys.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { useIngredientWords } from './ingredient-words.ts';
import { RowNotes } from './row-notes.tsx';
import { STATE_ICONS } from './state-rows.tsx';
import { INGREDIENTS, type List, restated, statedIn } from './states.ts';
import type { AllProps } from './states-by-ingredient.tsx';
import styles from './states-dialog.module.css';

const ORDER: readonly (List | undefined)[] = [undefined, ...STATEMENTS];

const nextOf = (list: List | undefined) => ORDER[(ORDER.indexOf(list) + 1) % ORDER.length];

/** The keys that say a statement at once: 0 for none, then in the order of the legend. */
const typedOf = (key: string): { list: List | undefined } | undefined =>
  /^[0-3]$/.test(key) ? { list: ORDER[Number(key)] } : undefined;

type CellProps = {
  name: string;
  list: List | undefined;
  keys: object;
  onChoose: (list: List | undefined) => void;
};

function Cell({ name, list, keys, onChoose }: CellProps) {
  const { t } = useTranslation();
  const Icon = list && STATE_ICONS[list];
  const type = (event: KeyboardEvent) => {
    const typed = typedOf(event.key);
    if (typed) onChoose(typed.list);
  };
  return (
    <button
      type="button"
      className={styles.cell}
      data-state={list}
      aria-label={t('states.of', { name, state: t(list ? `states.${list}` : 'states.not_stated') })}
      {...useReadOnly()}
      {...keys}
      onKeyDown={type}
      onClick={() => onChoose(nextOf(list))}
    >
      {Icon && list ? (
        <>
          <Icon size={14} stroke={2.25} aria-hidden />
          <span aria-hidden>{t(`states.letters.${list}`)}</span>
        </>
      ) : (
        <span aria-hidden>–</span>
      )}
    </button>
  );
}

/** The meaning of the signs of the table, and the keys that write them. */
function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend}>
      {STATEMENTS.map((list, at) => {
        const Icon = STATE_ICONS[list];
        return (
          <li key={list}>
            <span className={styles.sign} data-state={list}>
              <Icon size={14} stroke={2.25} aria-hidden />
              {t(`states.letters.${list}`)}
            </span>
            {t(`states.${list}`)}
            <kbd>{at + 1}</kbd>
          </li>
        );
      })}
      <li>
        <span className={styles.sign}>–</span>
        {t('states.not_stated')}
        <kbd>0</kbd>
      </li>
    </ul>
  );
}

/** All items by all ingredients: each cell goes from one statement to the next, the arrows from cell to cell. */
export function StatesTable({ rows, stated, changed, onChange }: AllProps) {
  const { t } = useTranslation();
  const { word } = useIngredientWords();
  const { grid, cell } = useGridKeys<HTMLTableElement>(rows.length, INGREDIENTS.length);
  return (
    <>
      <Legend />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrows go from cell to cell, as in a spreadsheet. */}
      <table role="grid" aria-label={t('states.all')} className={styles.table} {...grid}>
        <thead>
          <tr>
            <th scope="col">{t('items.one')}</th>
            {INGREDIENTS.map((key) => (
              <th key={key} scope="col">
                <span className={styles.column}>{word(key)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, ...item }, row) => (
            <tr key={id} data-changed={changed.has(id) || undefined}>
              <th scope="row">
                <bdi>{title}</bdi>
                <RowNotes row={item} stated={statedIn(stated[id])} isChanged={changed.has(id)} />
              </th>
              {INGREDIENTS.map((key, column) => (
                <td key={key}>
                  <Cell
                    name={t('states.cell', { title, name: word(key) })}
                    list={listOf(statedIn(stated[id]), key)}
                    keys={cell(row, column)}
                    onChoose={(list) => onChange(id, restated(statedIn(stated[id]), key, list))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
