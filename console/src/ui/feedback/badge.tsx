import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A word or two that say how something stands. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className={styles.badge}>{children}</span>
);
