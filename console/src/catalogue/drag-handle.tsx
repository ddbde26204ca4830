import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { createContext, use } from 'react';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import styles from './drag-handle.module.css';

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
