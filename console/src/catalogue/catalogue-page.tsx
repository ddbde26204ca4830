import { Button } from '@mantine/core';
import { LEVELS } from '@sofra/contract/catalogue/levels';
import { SHOWN_WITHOUT_CURRENCY } from '@sofra/contract/money/currencies';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../platform/notices.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { amountWords } from '../ui/format/amounts.ts';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import type { Column } from '../ui/lists/data-table.tsx';
import { EmptyList } from '../ui/lists/list-states.tsx';
import { chosenPageSize } from '../ui/lists/page-size.ts';
import { type ListProps, PagedList } from '../ui/lists/paged-list.tsx';
import { venueQuery, venuesQuery } from '../venues/venues.ts';
import { useAbove } from './above.ts';
import styles from './catalogue-page.module.css';
import { columnsOf, type FoundRow, type ListFacts } from './columns.tsx';
import { useEditor } from './lazy-editor.tsx';
import { linkToRow } from './levels.ts';
import type { Place } from './place.ts';
import { pageQuery } from './queries.ts';
import { RecordList } from './record-list.tsx';
import type { Row } from './rows.ts';
import { useActions } from './use-actions.tsx';

type Props = ListProps & {
  place: Place;
  /** The record that a search has led to, if one has. */
  found: FoundRow | undefined;
  /** Buttons below the title, from a module to the right; null keeps their place until they have come. */
  beside?: ReactNode;
  /** Another view of the list in the place of its pages, unless it is empty. */
  instead?: ((facts: ViewFacts) => ReactNode) | undefined;
};

/** The facts that another view of a list needs: to edit a record of any list, and the columns of any. */
export type ViewFacts = ListFacts & {
  edit: ReturnType<typeof useEditor>['open'];
  columnsOf: (own: Pick<ListFacts, 'place' | 'total' | 'onAction'>) => readonly Column<Row>[];
};

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
export function CataloguePage({ place, search, found, onSearch, beside, instead }: Props) {
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
  const facts: ListFacts = {
    place,
    currency,
    found,
    total,
    isMovable,
    isTranslatable: useIsTranslatable(),
    priceOf: usePriceWords(menu, currency),
    onAction: act,
  };
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
        {total > 0 && create}
      </div>
      {beside !== undefined && <div className={styles.beside}>{(data || !error) && beside}</div>}
      <PagedList
        label={t(`${place.level}.title`)}
        size={size}
        query={query}
        search={search}
        onSearch={onSearch}
        empty={<EmptyList hint={t(`${place.level}.hint`)}>{create}</EmptyList>}
        instead={instead?.({
          ...facts,
          edit: editor.open,
          columnsOf: (own) => columnsOf({ ...facts, ...own }, t),
        })}
      >
        {(rows) => (
          <RecordList
            place={place}
            currency={currency}
            isMovable={isMovable}
            columns={columnsOf(facts, t)}
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
