import { ActionIcon, Menu, Switch } from '@mantine/core';
import { ITEM_FLAGS } from '@sofra/contract/catalogue/item-fields';
import type { Locale } from '@sofra/contract/languages/locales';
import { itemFieldWord } from '@sofra/guest/phrases/item-fields';
import { IconDots, IconToolsKitchen2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { usePending } from '../ui/feedback/use-pending.ts';
import { ACTIONS, type Action, type RowContext } from './actions.ts';
import { linkTo, placeBelow } from './levels.ts';
import type { Place } from './place.ts';
import { useStatusChange } from './queries.ts';
import styles from './row-cells.module.css';
import type { Row } from './rows.ts';
import { scheduleWords } from './schedule-words.ts';
import { ShowingLine } from './showing-line.tsx';

/** A record's picture, or a plate in its place. */
export function PictureCell({ row }: { row: Row }) {
  const url = row.settings?.preview_photo_url;
  return (
    <div className={styles.picture}>
      {url ? (
        <img src={url} alt="" loading="lazy" decoding="async" />
      ) : (
        <IconToolsKitchen2 size={22} stroke={1.5} />
      )}
    </div>
  );
}

/** A record's schedule, a line for each stretch of days, and whether it shows now unless it is disabled. */
export function ScheduleCell({ row: { settings: schedule, disabled } }: { row: Row }) {
  const { t, i18n } = useTranslation();
  if (!schedule) return null;
  return (
    <ul className={styles.schedule} data-hours={schedule.schedule_type !== 'always' || undefined}>
      {scheduleWords(schedule, t, i18n.language).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {!disabled && <ShowingLine schedule={schedule} />}
    </ul>
  );
}

const COUNTS = ['section_count', 'item_count'] as const;

function Figures({ row }: { row: Row }) {
  const { t } = useTranslation();
  const figures = COUNTS.flatMap((name) => {
    const count = row[name];
    return count === undefined ? [] : [t(`list.${name}`, { count })];
  });
  if (figures.length > 0) return <span className={styles.figures}>{figures.join(' · ')}</span>;
  const description = row.settings?.description;
  if (!description) return null;
  return (
    <span className={`${styles.figures} ${styles.description}`}>
      <bdi>{description}</bdi>
    </span>
  );
}

function Flags({ row }: { row: Row }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      {row.linked && (
        <span className={`${styles.flag} ${styles.linked}`} title={t('list.linkedHint')}>
          {t('list.linked')}
        </span>
      )}
      {ITEM_FLAGS.filter((field) => row[field]).map((field) => (
        <span key={field} className={`${styles.flag} ${styles[field]}`}>
          {itemFieldWord(field, i18n.language as Locale)}
        </span>
      ))}
    </>
  );
}

type NameProps = {
  place: Place;
  row: Row;
  /** Whether a search led to this row; each search gives another value. */
  mark: string | undefined;
  price: ReactNode;
  onEdit: (row: Row) => void;
};

/** Brings a row that is led to into sight, and the focus to its name unless the next one is typed in an open form. */
function showFound(cell: HTMLElement | null): void {
  cell?.closest('tr')?.scrollIntoView({ block: 'center' });
  if (!document.activeElement?.closest('[role=dialog] form'))
    cell?.querySelector<HTMLElement>(`.${styles.title}`)?.focus({ preventScroll: true });
}

/**
 * A record's name, which leads down or, at the lowest level, into the editor: the whole row can be pressed for it. On a
 * phone price and schedule stand here too, which have no columns there; what is always shown needs no words.
 */
export function NameCell({ place, row, mark, price, onEdit }: NameProps) {
  const below = placeBelow(place, row.id);
  return (
    <div
      className={styles.name}
      data-off={row.disabled || undefined}
      key={mark}
      data-found={mark && true}
      ref={mark ? showFound : undefined}
    >
      <span className={styles.line}>
        {below ? (
          <Link {...linkTo(below)} data-name className={styles.title}>
            <bdi>{row.title}</bdi>
          </Link>
        ) : (
          <button type="button" data-name className={styles.title} onClick={() => onEdit(row)}>
            <bdi>{row.title}</bdi>
          </button>
        )}
        <Flags row={row} />
      </span>
      <Figures row={row} />
      <div className={styles.onPhones}>
        {price}
        {row.settings?.schedule_type !== 'always' && <ScheduleCell row={row} />}
      </div>
    </div>
  );
}

/** The words for whether guests see a record; in a branch it may be off here only. */
const stateOf = ({ linked, disabled, disabled_here }: Row, isOff: boolean) => {
  if (!isOff) return 'list.active';
  // A press that is not answered yet switches a linked record off here.
  return linked && (disabled_here || !disabled) ? 'list.offHere' : 'list.inactive';
};

/** The switch that shows a record to guests; it moves at each press, and back when the server refuses the last one. */
export function StatusCell({ place, row }: { place: Place; row: Row }) {
  const { t } = useTranslation();
  const change = useStatusChange(place, row.id);
  const readOnly = useReadOnly();
  const [pending, start] = usePending(change.mutateAsync);
  const disabled = pending.at(-1) ?? row.disabled;
  return (
    <span data-status className={`${styles.above} ${styles.status}`}>
      <Switch
        {...readOnly}
        checked={!disabled}
        aria-label={t('list.shown', { title: row.title })}
        onChange={({ currentTarget: { checked } }) => start(!checked)}
      />
      <span className={styles.state}>{t(stateOf(row, disabled))}</span>
    </span>
  );
}

type ActionsProps = {
  place: Place;
  row: Row;
  context: RowContext;
  onAction: (action: Action, row: Row) => void;
};

/** The menu of a record's actions. */
export function ActionsCell({ place: { level }, row, context, onAction }: ActionsProps) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const offered = ACTIONS.filter(({ isOffered }) => isOffered?.(context) ?? true);
  return (
    // It stays for somebody who scrolls to its last entry, although its button leaves the screen.
    <Menu position="bottom-end" hideDetached={false}>
      <Menu.Target>
        <ActionIcon className={styles.above} aria-label={t('list.actions', { title: row.title })}>
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ Icon, group, isDanger, isRead, ...action }, at) => (
          <Fragment key={action.name}>
            {at > 0 && offered[at - 1]?.group !== group && <Menu.Divider />}
            <Menu.Item
              {...(!isRead && readOnly)}
              className={isDanger ? styles.danger : undefined}
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => onAction(action.name, row)}
            >
              {t(action.wordsOf ? action.wordsOf(level) : `list.${action.name}`)}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
