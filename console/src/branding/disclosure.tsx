import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './theme-page.module.css';

type Props = {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The place in the stack, where the parts above lie over those below. */
  level?: number;
  children: ReactNode;
};

/** A part of the form under its heading, which opens and closes it; a closed one has no fields. */
export function Disclosure({ title, isOpen, onToggle, level, children }: Props) {
  const id = useId();
  return (
    <section className={styles.part} {...(level !== undefined && { style: { zIndex: level } })}>
      <h2 className={styles.partHead}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className={styles.partButton}
          onClick={onToggle}
        >
          <bdi>{title}</bdi>
          <IconChevronDown size={20} aria-hidden />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className={styles.partBody}>
          {children}
        </div>
      )}
    </section>
  );
}
