import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../platform/paths.ts';
import sheets from '../ui/layout/sheets.module.css';
import { venueQuery, venuesQuery } from '../venues/venues.ts';
import styles from './sync-block.module.css';

/** A main venue's branches in its form, with the way to their sync as `children`. */
export function SyncBlock({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const { data: venues = [] } = useQuery(venuesQuery);
  const branches = venues.filter(({ parent }) => parent === venue?.id);
  return (
    <section className={`${sheets.sheet} ${styles.block}`} aria-labelledby="branches">
      <h2 id="branches" className={sheets.heading}>
        {t('syncing.branches')}
      </h2>
      <p className={styles.text}>{t(branches.length > 0 ? 'syncing.branchesText' : 'syncing.noBranches')}</p>
      {branches.length > 0 && (
        <ul className={styles.branches}>
          {branches.map(({ id, full_name }) => (
            <li key={id}>
              <bdi>{full_name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {venues.length === 1 && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to={PATHS.venue} search={{ new: 1 }} {...props} />}
        >
          {t('frame.addVenue')}
        </Button>
      )}
      {children}
    </section>
  );
}
