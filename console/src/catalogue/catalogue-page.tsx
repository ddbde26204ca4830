import { Button } from '@mantine/core';
import { LEVELS } from '@sofra/contract/catalogue/levels';
import { SHOWN_WITHOUT_CURRENCY } from '@sofra/contract/money/currencies';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { showFailure } from '../platform/notices.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { amountWords } from '../ui/format/amounts.ts';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import { EmptyList } from '../ui/lists/list-states.tsx';
import { chosenPageSize } from '../ui/lists/page-size.ts';
import { type ListProps, PagedList } from '../ui/lists/paged-list.tsx';
import { venueQuery, venuesQuery } from '../venues/venues.ts';
import { useAbove } from './above.ts';
import type { Action } from './actions.ts';
import styles from './catalogue-page.module.css';
import { type FoundRow, useColumns } from './columns.tsx';
import { copyLink } from './copy-link.ts';
import { useEditor } from './lazy-editor.tsx';
import { linkToRow, linkToTranslate } from './levels.ts';
import type { Place } from './place.ts';
import { pageQuery, useReorder } from './queries.ts';
import type { Asked } from './record-dialogs.tsx';
import { RecordList } from './record-list.tsx';
import type { Row } from './rows.ts';

type Props = ListProps & {
  place: Place;
  /** The record that a search has led to, if one has. */
  found: FoundRow | undefined;
  /** Content beside the title, from a module to the right. */
  beside?: ReactNode;
};

type ActionOptions = {
  place: Place;
  total: number;
  edit: (row: Row) => void;
  /** A row has come into the list. */
  onAdded: (row: Row) => void;
};

// The questions come with the first one.
const loadDialogs = lazy(withPhrases(() => import('./record-dialogs.tsx'), 'rows'));

/** Runs an action of a row: at once, or after a question. */
function useActions({ place, total, edit, onAdded }: ActionOptions) {
  const [asked, setAsked] = useState<Asked>();
  const [opened, setOpened] = useState(false);
  const reorder = useReorder(place);
  const moveTo = (row: Row, position: number) => reorder.mutate({ row, position, total });
  const loaded = useLazy(loadDialogs, asked !== undefined);
  const navigate = useNavigate();
  const { data: venue } = useQuery(venueQuery);
  const act = (action: Action, row: Row) => {
    if (action === 'edit') edit(row);
    else if (action === 'translate') navigate(linkToTranslate(place, row.id) as never).catch(showFailure);
    else if (action === 'copyLink') void copyLink(`${venue?.menu_url}/${row.slug}`, row.title);
    else if (action === 'toTop') moveTo(row, 1);
    else if (action === 'toBottom') moveTo(row, total);
    else {
      setAsked((before) => ({ action, row, time: (before?.time ?? 0) + 1 }));
      setOpened(true);
    }
  };
  const dialogs = asked && loaded && (
    <loaded.RecordDialogs
      place={place}
      total={total}
      asked={asked}
      opened={opened}
      onClose={() => setOpened(false)}
      onAdded={onAdded}
    />
  );
  return { act, dialogs };
}

function usePriceWords(menu: Row | undefined, currency: string) {
  const { i18n } = useTranslation();
  return ({ price }: Row) => (price && menu ? amountWords(price, currency, i18n.language) : price);
}

/** A menu needs a second venue to move to; within a venue there is always another list. */
function useIsMovable({ level }: Place): boolean {
  const { data: venues = [] } = useQuery(venuesQuery);
  return LEVELS[level].parentType !== 'venues' || venues.length > 1;
}

function useIsTranslatable(): boolean {
  const { data: venue } = useQuery(venueQuery);
  return venue !== undefined && venue.extra_locales.length > 0;
}

/** The list of one level of the catalogue: menus, sections or items (rule 80). */
export function CataloguePage({ place, search, found, onSearch, beside }: Props) {
  const { t } = useTranslation();
  const size = search.size ?? chosenPageSize();
  const query = useQuery(pageQuery(place, search.page ?? 1, size));
  const { title, steps, menu } = useAbove(place);
  const { data, error } = query;
  const total = data?.figures.total ?? 0;
  const offset = ((data?.figures.current_page ?? 1) - 1) * size;
  const navigate = useNavigate();
  const showRow = (row: Row) => navigate(linkToRow(place, row, size)).catch(showFailure);
  const editor = useEditor({ place, menu, isReady: data !== undefined, onCreated: showRow });
  const { act, dialogs } = useActions({ place, total, edit: editor.open, onAdded: showRow });
  const isMovable = useIsMovable(place);
  const currency = menu?.currency ?? SHOWN_WITHOUT_CURRENCY;
  const columns = useColumns({
    place,
    currency,
    found,
    total,
    isMovable,
    isTranslatable: useIsTranslatable(),
    priceOf: usePriceWords(menu, currency),
    onAction: act,
  });
  const readOnly = useReadOnly();
  const create = (
    <Button
      {...readOnly}
      leftSection={<IconPlus size={20} aria-hidden />}
      loading={editor.isComing}
      onClick={() => editor.open()}
    >
      {t(`${place.level}.create`)}
    </Button>
  );
  return (
    <>
      <Breadcrumbs steps={steps} page={title} />
      <div className={styles.head}>
        <h1 className={styles.title}>
          <bdi>{title}</bdi>
        </h1>
        <div className={styles.actions}>
          {(data || !error) && beside}
          {total > 0 && create}
        </div>
      </div>
      <PagedList
        label={t(`${place.level}.title`)}
        size={size}
        query={query}
        search={search}
        onSearch={onSearch}
        empty={<EmptyList hint={t(`${place.level}.hint`)}>{create}</EmptyList>}
      >
        {(rows) => (
          <RecordList
            place={place}
            currency={currency}
            isMovable={isMovable}
            columns={columns}
            offset={offset}
            total={total}
            caption={t(`${place.level}.title`)}
            rows={rows}
          />
        )}
      </PagedList>
      {dialogs}
      {editor.dialog}
    </>
  );
}
