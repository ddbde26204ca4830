import { Button, NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import folding from '../ui/layout/folding.module.css';
import styles from './paste-dialog.module.css';
import { ROLE_NAMES, type Role } from './reader/columns.ts';
import type { PastedTable } from './reader/menu.ts';

type Props = {
  table: PastedTable;
  /** Whether somebody has said what the columns hold. */
  isMapped: boolean;
  onMap: (roles: readonly Role[] | undefined) => void;
};

/** The columns of a pasted table, each with what it is taken to hold, which somebody may correct; unfolded where no dish can be read. */
export function TableColumns({ table: { columns }, isMapped, onMap }: Props) {
  const { t } = useTranslation();
  const roles = columns.map(({ role }) => role);
  const isRead = roles.includes('item') && roles.includes('price');
  const [isOpen, setOpen] = useState<boolean>();
  const summary = useRef<HTMLElement>(null);
  const guess = () => {
    onMap(undefined);
    // The button goes.
    summary.current?.focus();
  };
  const choices = ROLE_NAMES.map((value) => ({ value, label: t(`pasting.columns.roles.${value}`) }));
  return (
    <details
      className={folding.folding}
      open={isOpen ?? !isRead}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary}>{t('pasting.columns.title')}</summary>
      <p className={styles.description}>{t('pasting.columns.hint')}</p>
      <div className={styles.columns}>
        {columns.map(({ heading, sample, role }, at) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading, and none of them moves.
            key={at}
            size="sm"
            label={<bdi>{heading || t('pasting.columns.nth', { position: at + 1 })}</bdi>}
            description={<bdi>{sample || '–'}</bdi>}
            data={choices}
            value={role}
            onChange={({ currentTarget }) => onMap(roles.with(at, currentTarget.value as Role))}
          />
        ))}
      </div>
      {isMapped && (
        <Button variant="subtle" size="compact-md" onClick={guess}>
          {t('pasting.columns.again')}
        </Button>
      )}
    </details>
  );
}
