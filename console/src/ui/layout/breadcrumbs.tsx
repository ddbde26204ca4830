import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './breadcrumbs.module.css';

/** One step of the way to a page: what it is called, and where it leads. */
export type Crumb = { text: string; link: LinkProps };

/**
 * The path to the current page: `steps` from the outermost in, then the page itself, which is no link. On a phone only
 * the nearest step shows, as the way back. A page with nothing above it is announced only: its heading shows it
 * already.
 */
export function Breadcrumbs({ steps, page }: { steps: readonly Crumb[]; page: string }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('interface.breadcrumbs')} className={steps.length > 0 ? styles.way : styles.heard}>
      <ol>
        {steps.map(({ text, link }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place; its words change as they load
          <li key={at} className={styles.step}>
            <Link {...link} className={styles.link}>
              <bdi>{text}</bdi>
            </Link>
            <IconChevronRight size={14} stroke={2} aria-hidden className={styles.arrow} />
          </li>
        ))}
        <li className={styles.page}>
          <span aria-current="page">
            <bdi>{page}</bdi>
          </span>
        </li>
      </ol>
    </nav>
  );
}
