import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAsked } from '../ui/dialogs/use-opening.ts';
import { useMinute } from '../ui/format/use-minute.ts';
import { EmptyList } from '../ui/lists/list-states.tsx';
import { chosenPageSize } from '../ui/lists/page-size.ts';
import { type ListProps, PagedList } from '../ui/lists/paged-list.tsx';
import { CompareDialog } from './compare-dialog.tsx';
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
  const { asked, ask, dialog } = useAsked<Asked>();
  const dialogOf = (what: Asked['what']) => ({ ...dialog, opened: dialog.opened && asked?.what === what });
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
          <ul>
            {publications.map((publication) => (
              <PublicationRow
                key={publication.id}
                publication={publication}
                now={now}
                restoring={restoring}
                onCompare={() => ask({ publication, what: 'compare' })}
                onNote={() => ask({ publication, what: 'note' })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {asked && <CompareDialog publication={asked.publication} now={now} {...dialogOf('compare')} />}
      {asked && <NoteDialog publication={asked.publication} {...dialogOf('note')} />}
    </>
  );
}
