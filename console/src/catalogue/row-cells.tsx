import { ActionIcon, Menu, Switch } from '@mantine/core';
import { IconCopy, IconDots, IconToolsKitchen2, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Action, type Place, useStatusChange } from './queries.ts';
import styles from './row-cells.module.css';
import type { Row } from './rows.ts';
import { type SentSchedule, scheduleWords } from './schedule-words.ts';

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

/** When a record is shown, a line for each stretch of days. */
export function ScheduleCell({ schedule }: { schedule: SentSchedule | null }) {
  const { t, i18n } = useTranslation();
  if (!schedule) return null;
  return (
    <ul className={styles.schedule}>
      {scheduleWords(schedule, t, i18n.language).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** A record's name and figures; on a phone its schedule too, which has no column there. */
export function NameCell({ row, figures }: { row: Row; figures: string }) {
  return (
    <div className={styles.name} data-off={row.disabled || undefined}>
      <span className={styles.title}>{row.title}</span>
      <span className={styles.figures}>{figures}</span>
      <div className={styles.onPhones}>
        <ScheduleCell schedule={row.settings} />
      </div>
    </div>
  );
}

/** The switch that shows a record to guests; it moves at once and goes back when the server refuses. */
export function StatusCell({ place, row }: { place: Place; row: Row }) {
  const { t } = useTranslation();
  const change = useStatusChange(place);
  const disabled = change.isPending ? change.variables.disabled : row.disabled;
  return (
    <Switch
      checked={!disabled}
      aria-label={t('list.shown', { title: row.title })}
      onChange={({ currentTarget: { checked } }) => {
        if (!change.isPending) change.mutate({ row, disabled: !checked });
      }}
    />
  );
}

/** What can be done with a record. */
export function ActionsCell({ row, onAction }: { row: Row; onAction: (action: Action, row: Row) => void }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('list.actions', { title: row.title })}>
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => onAction('duplicate', row)}>
          {t('list.duplicate')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => onAction('remove', row)}>
          {t('list.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
