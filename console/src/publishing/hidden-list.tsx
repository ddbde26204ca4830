import { Button, TextInput } from '@mantine/core';
import { fold } from '@sofra/contract/languages/folding';
import type { Locale } from '@sofra/contract/languages/locales';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import sheets from '../ui/layout/sheets.module.css';
import styles from './as-of.module.css';
import { placeOf } from './as-of-place.ts';
import type { HiddenRow, MomentView } from './as-of-queries.ts';
import { reasonWords, titleOf } from './as-of-words.ts';

type Props = { moment: MomentView };

/** The rows from which a search is offered. */
const MANY = 8;

/** A row with the rows that are hidden with it alone. */
type Group = { row: HiddenRow; within: HiddenRow[] };

/** The rows in their order, those that have no reason of their own under the nearest one that hides them. */
function groupsOf(hidden: readonly HiddenRow[]): Group[] {
  const groups: Group[] = [];
  const owners = new Map<string, Group>();
  for (const row of hidden) {
    const owner = owners.get(row.section_id ?? '') ?? owners.get(row.menu_id ?? '');
    if (row.reason === 'above' && owner) {
      owner.within.push(row);
      owners.set(row.id, owner);
    } else {
      const group = { row, within: [] };
      groups.push(group);
      owners.set(row.id, group);
    }
  }
  return groups;
}

function HiddenRowWords({ row, moment }: Props & { row: HiddenRow }) {
  const { t, i18n } = useTranslation();
  const words = { t, locale: i18n.language as Locale };
  const place = placeOf(row);
  const title = <bdi>{row.title ?? t('asOf.untitled')}</bdi>;
  return (
    <>
      {place ? (
        <Link {...place} className={styles.rowTitle}>
          {title}
        </Link>
      ) : (
        <span className={styles.rowTitle}>{title}</span>
      )}
      {row.above.length > 0 && <bdi className={styles.above}>{row.above.join(' › ')}</bdi>}
      <span>{reasonWords(row, moment, words)}</span>
    </>
  );
}

/** The rows that are hidden with another, drawn once somebody opens them: there may be hundreds. */
function Within({ within, moment, of }: Props & { within: readonly HiddenRow[]; of: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const count = within.length;
  return (
    <>
      <Button
        variant="subtle"
        className={styles.more}
        rightSection={<IconChevronDown size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {t('asOf.within', { count, title: of })}
      </Button>
      <ul id={list} className={styles.within} hidden={!isOpen}>
        {isOpen &&
          within.map((row) => (
            <li key={row.id}>
              <HiddenRowWords row={row} moment={moment} />
            </li>
          ))}
      </ul>
    </>
  );
}

function Groups({ moment, typed }: Props & { typed: string }) {
  const { t, i18n } = useTranslation();
  const { hidden } = moment;
  const wanted = fold(typed.trim());
  const found = hidden.filter(({ title }) => fold(title ?? '').includes(wanted));
  const groups = wanted === '' ? groupsOf(hidden) : found.map((row) => ({ row, within: [] }));
  return (
    <>
      {groups.length === 0 && <p className={styles.text}>{t('asOf.notFound', { words: typed })}</p>}
      <ul className={styles.rows}>
        {groups.map(({ row, within }) => (
          <li key={row.id}>
            <HiddenRowWords row={row} moment={moment} />
            {within.length > 0 && (
              <Within
                within={within}
                moment={moment}
                of={titleOf(row, { t, locale: i18n.language as Locale })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** All that guests don’t see at the moment, with the reason beside each row. */
export function HiddenList({ moment }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const title = useId();
  const { hidden } = moment;
  // Guests do see what is sold out.
  const count = hidden.filter(({ reason }) => reason !== 'sold_out').length;
  return (
    <section aria-labelledby={title} className={`${sheets.card} ${styles.card}`}>
      <h2 id={title}>{hidden.length === 0 ? t('asOf.nothingHidden') : t('asOf.hidden', { count })}</h2>
      {hidden.length > MANY && (
        <TextInput
          type="search"
          dir="auto"
          placeholder={t('asOf.find')}
          aria-label={t('asOf.find')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      )}
      {hidden.length > 0 && <Groups moment={moment} typed={typed} />}
    </section>
  );
}
