import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { createContext, use } from 'react';
import styles from './drag-handle.module.css';

/** What a row that can be moved gives to its handle: how to take hold of it, and the id of the words that explain it. */
export type Grip = { attach: (element: Element | null) => void; describedBy: string };

/** The grip of the row that a handle stands in; null as long as nothing can be moved. */
export const GripContext = createContext<Grip | null>(null);

/** The handle by which a row is moved, with a pointer or with the keyboard. */
export function DragHandle({ label }: { label: string }) {
  const grip = use(GripContext);
  return (
    <ActionIcon
      ref={grip?.attach ?? null}
      className={styles.handle}
      aria-label={label}
      aria-describedby={grip?.describedBy}
      disabled={!grip}
    >
      <IconGripVertical size={20} aria-hidden />
    </ActionIcon>
  );
}
