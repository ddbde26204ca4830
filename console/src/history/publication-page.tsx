import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PublishedPhone } from '../branding/preview-phone.tsx';
import { PATHS } from '../platform/paths.ts';
import { useMinute } from '../ui/format/use-minute.ts';
import { FailedList } from '../ui/lists/list-states.tsx';
import sheet from '../ui/lists/paged-list.module.css';
import styles from './history.module.css';
import { PublicationWords, RestoreButton } from './publication-row.tsx';
import { documentQuery, publicationQuery, useRestorePublication } from './publications.ts';

/** A publication as its guests saw it, at an address of its own. */
export function PublicationPage({ number }: { number: string }) {
  const { t } = useTranslation();
  const now = useMinute();
  const { data: publication, error, refetch } = useQuery(publicationQuery(number));
  const { data: document, error: failed, refetch: again } = useQuery(documentQuery(number));
  const restoring = useRestorePublication();
  const retry = () => void Promise.all([refetch(), again()]);
  return (
    <section className={sheet.sheet} aria-label={t('publications.number', { number })}>
      <div className={styles.look}>
        {publication && <PublicationWords publication={publication} now={now} />}
        <div className={styles.end}>
          <Button
            variant="default"
            renderRoot={(props) => <Link to={PATHS.publications} params={{ number: undefined }} {...props} />}
          >
            {t('publications.all')}
          </Button>
          {publication?.kept && <RestoreButton publication={publication} restoring={restoring} />}
        </div>
        {document ? (
          <PublishedPhone publication={document} />
        ) : (error ?? failed) ? (
          <FailedList error={(error ?? failed) as Error} onRetry={retry} />
        ) : (
          <Skeleton height="20rem" aria-busy />
        )}
      </div>
    </section>
  );
}
