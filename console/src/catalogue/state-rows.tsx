import { STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import { IconAlertTriangle, IconCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGridKeys } from '../ui/controls/use-grid-keys.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import styles from './state-rows.module.css';
import type { List } from './states.ts';

/** The picture of each statement, so that colour is never its only sign. */
export const STATE_ICONS = {
  ingredient_warnings: IconCircleX,
  may_contain: IconAlertTriangle,
  free_of: IconCheck,
} as const;

/** Something that states are chosen for. */
type StateRow = { key: string; name: string; list: List | undefined; notes?: ReactNode };

type Props = {
  label: string;
  rows: readonly StateRow[];
  onChange: (key: string, list: List | undefined) => void;
};

/** Rows with a choice of one of three statements each; the chosen one is taken back by choosing it again. */
export function StateRows({ label, rows, onChange }: Props) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const { grid, cell } = useGridKeys<HTMLDivElement>(rows.length, STATEMENTS.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: on a phone the name stands above its choices, which no table does.
    <div role="grid" aria-label={label} className={styles.rows} {...grid}>
      {rows.map(({ key, name, list: chosen, notes }, row) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its buttons have the focus.
        <div key={key} role="row" className={styles.row}>
          {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the same. */}
          <span role="rowheader" className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          {STATEMENTS.map((list, column) => {
            const Icon = STATE_ICONS[list];
            const isChosen = list === chosen;
            return (
              // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the same.
              <div key={list} role="gridcell" className={styles.cell}>
                <button
                  type="button"
                  className={styles.state}
                  data-state={list}
                  aria-pressed={isChosen}
                  aria-label={t('states.of', { name, state: t(`states.${list}`) })}
                  {...readOnly}
                  {...cell(row, column)}
                  onClick={() => onChange(key, isChosen ? undefined : list)}
                >
                  {isChosen && <Icon size={16} stroke={2.25} aria-hidden />}
                  {t(`states.${list}`)}
                </button>
              </div>
            );
          })}
          {notes && (
            // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: it has nothing to press.
            <div role="gridcell" className={styles.notes}>
              {notes}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
