import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import styles from './row-grips.module.css';

/** The id of the words that explain a table's handles; null as long as nothing can be moved. */
export const GripContext = createContext<string | null>(null);

/** The handle that stands in a row. */
export const gripOf = (row: Element): HTMLElement | undefined =>
  row.querySelector<HTMLElement>('[data-grip]') ?? undefined;

/** The handle by which a row is moved, with a pointer or with the keyboard. */
export function DragHandle({ label }: { label: string }) {
  const explainedBy = use(GripContext);
  const readOnly = useReadOnly();
  return (
    <ActionIcon
      data-grip
      className={styles.handle}
      aria-label={label}
      aria-describedby={explainedBy ?? undefined}
      disabled={explainedBy === null}
      data-read-only={readOnly.disabled}
      {...readOnly}
    >
      <IconGripVertical size={20} aria-hidden />
    </ActionIcon>
  );
}

/** The ids of the chosen rows of a list, and what choosing one more or less does. */
export type Choosing = { chosen: ReadonlySet<string>; toggle: (id: string) => void };

/** The choosing of the rows of a list. */
export const ChoosingContext = createContext<Choosing>({ chosen: new Set(), toggle: () => undefined });

/** The box that chooses a row. */
export function ChooseBox({ id, label }: { id: string; label: string }) {
  const { chosen, toggle } = use(ChoosingContext);
  return (
    <CheckBox data-choose label="" aria-label={label} checked={chosen.has(id)} onChange={() => toggle(id)} />
  );
}

type GripProps = {
  /** The title of a row that can be moved. */
  moved: string | false;
  /** The box that chooses the row. */
  children: ReactNode;
};

/** The cell at a row's start: the handle by which it is moved, and its box. */
export function GripCell({ moved, children }: GripProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.grips}>
      {moved !== false && <DragHandle label={t('order.handle', { title: moved })} />}
      {children}
    </span>
  );
}
