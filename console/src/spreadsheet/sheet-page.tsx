import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { linkTo, MENUS, placeBelow } from '../catalogue/levels.ts';
import { recordQuery } from '../catalogue/queries.ts';
import { commandKey } from '../ui/controls/command-key.ts';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import sheets from '../ui/layout/sheets.module.css';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import { EmptyList, FailedList } from '../ui/lists/list-states.tsx';
import { venueQuery } from '../venues/venues.ts';
import { sheetQuery } from './queries.ts';
import styles from './sheet.module.css';
import { SheetEditor } from './sheet-editor.tsx';

/** The way to the table: the menus, and the menu whose items it has. */
function useWay(menu: string | undefined) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...recordQuery(MENUS, menu ?? ''), enabled: menu !== undefined });
  const menus = { text: t('menus.title'), link: linkTo(MENUS) };
  const below = menu === undefined ? undefined : placeBelow(MENUS, menu);
  return below ? [menus, { text: data?.title ?? t('menus.one'), link: linkTo(below) }] : [menus];
}

const SKELETON_ROWS = 10;

type Props = {
  menu: string | undefined;
  /** The ways of the whole venue into a file and out of one, where there are any. */
  file?: ReactNode;
};

/** The page of all items of the venue, or of a menu, in one table. */
export function SheetPage({ menu, file }: Props) {
  const { t } = useTranslation();
  const { data: venue } = useQuery(venueQuery);
  const { data: rows, error, refetch } = useQuery(sheetQuery(menu));
  const steps = useWay(menu);
  const page = t('pages.spreadsheet');
  const isReady = venue !== undefined && rows !== undefined;
  return (
    <>
      <Breadcrumbs steps={steps} page={page} />
      <h1 className={sheets.title}>{page}</h1>
      <p className={styles.intro}>{t('sheet.intro', { key: commandKey('D') })}</p>
      <p className={styles.phone}>
        {t('sheet.phone')}{' '}
        <Link {...steps.at(-1)?.link} className={sheets.link}>
          {t('sheet.toLists')}
        </Link>
      </p>
      {!rows && error && <FailedList error={error} onRetry={refetch} />}
      {!isReady && !error && (
        <div aria-busy>
          <TableSkeleton rows={SKELETON_ROWS} />
        </div>
      )}
      {isReady && rows.length === 0 && <EmptyList hint={t('items.hint')} />}
      {isReady && rows.length > 0 && (
        <SheetEditor key={venue.id} venue={venue} menu={menu} label={page} rows={rows} />
      )}
      {isReady && file}
    </>
  );
}
