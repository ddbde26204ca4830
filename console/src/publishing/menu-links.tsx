import { LOCALES } from '@sofra/contract/languages/locales';
import { PAGE } from '@sofra/contract/limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listRecords } from '../catalogue/calls.ts';
import { MENUS } from '../catalogue/levels.ts';
import { CATALOGUE } from '../catalogue/queries.ts';
import type { Row } from '../catalogue/rows.ts';
import { FailedList } from '../ui/lists/list-states.tsx';
import type { PublishedVenue } from './code-queries.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './links.module.css';

// A venue has no more menus than a page holds (decision 51).

const menusQuery = queryOptions({
  queryKey: [...CATALOGUE, 'links'],
  queryFn: async ({ signal }) => {
    const { rows } = await listRecords(MENUS, { number: 1, size: PAGE.maxSize }, signal);
    return rows.filter(({ disabled }) => !disabled);
  },
});

/** The address of a menu, in each guest's own language, and where it has several, in each of them. */
function OfMenu({ menu: { slug, title, locales = [] }, base }: { menu: Row; base: string }) {
  const { t } = useTranslation();
  const address = `${base}/${slug}`;
  const spoken = LOCALES.filter(({ code }) => locales.includes(code));
  const link = (language: string, to: string) => (
    <CopyButton key={to} address={to} words={language} label={t('menuLinks.copy', { title, language })} />
  );
  return (
    <li>
      <p className={styles.title}>
        <bdi>{title}</bdi>
      </p>
      <div className={styles.actions}>
        {link(t('menuLinks.guests'), address)}
        {spoken.length > 1 && spoken.map(({ code, name }) => link(name, `${address}?lang=${code}`))}
      </div>
    </li>
  );
}

/** The links to the menus that are on, each for all languages and for one. */
export function Links({ venue }: { venue: Pick<PublishedVenue, 'menu_url'> }) {
  const { t } = useTranslation();
  const { data: menus, error, refetch } = useQuery(menusQuery);
  const section = useRef<HTMLElement>(null);
  // The button that asked for the links has gone, and the focus with it.
  useEffect(() => section.current?.focus(), []);
  useEffect(() => {
    if (menus) section.current?.scrollIntoView({ block: 'nearest' });
  }, [menus]);
  return (
    <section ref={section} tabIndex={-1} className={styles.links} aria-label={t('menuLinks.title')}>
      <h3>{t('menuLinks.title')}</h3>
      <p>{t('menuLinks.text')}</p>
      {error && <FailedList error={error} onRetry={refetch} />}
      {menus && (
        <ul>
          {menus.map((menu) => (
            <OfMenu key={menu.id} menu={menu} base={venue.menu_url} />
          ))}
        </ul>
      )}
    </section>
  );
}
