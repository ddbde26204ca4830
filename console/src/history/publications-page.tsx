import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMinute } from '../ui/format/use-minute.ts';
import { EmptyList } from '../ui/lists/list-states.tsx';
import { chosenPageSize } from '../ui/lists/page-size.ts';
import { type ListProps, PagedList } from '../ui/lists/paged-list.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import styles from './history.module.css';
import { NoteDialog } from './note-dialog.tsx';
import { PublicationRow } from './publication-row.tsx';
import { type Publication, publicationsQuery, useRestorePublication } from './publications.ts';

type Asked = { publication: Publication; what: 'compare' | 'note' };

/** The venue's publications, the newest first: each can be looked at, compared, noted down and restored. */
export function PublicationsPage({ search, onSearch }: ListProps) {
  const { t } = useTranslation();
  const size = search.size ?? chosenPageSize();
  const query = useQuery(publicationsQuery(search.page ?? 1, size));
  const now = useMinute();
  const restoring = useRestorePublication();
  const [asked, setAsked] = useState<Asked>();
  const [opened, setOpened] = useState(false);
  const ask = (publication: Publication, what: Asked['what']) => {
    setAsked({ publication, what });
    setOpened(true);
  };
  const dialog = (what: Asked['what']) => ({
    opened: opened && asked?.what === what,
    onClose: () => setOpened(false),
  });
  return (
    <>
      <PagedList
        label={t('history.tabs.publications')}
        size={size}
        query={query}
        search={search}
        onSearch={onSearch}
        empty={<EmptyList hint={t('publications.empty')} />}
      >
        {(publications) => (
          <ul className={styles.list}>
            {publications.map((publication) => (
              <PublicationRow
                key={publication.id}
                publication={publication}
                now={now}
                restoring={restoring}
                onCompare={() => ask(publication, 'compare')}
                onNote={() => ask(publication, 'note')}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {asked && <CompareDialog publication={asked.publication} now={now} {...dialog('compare')} />}
      {asked && <NoteDialog publication={asked.publication} {...dialog('note')} />}
    </>
  );
}
