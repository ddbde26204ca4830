import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordFormDialog } from '../forms/record-form-dialog.tsx';
import { isSame, resolve } from '../forms/three-way-merge.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';
import type { Stated } from './states.ts';
import { StatesByIngredient } from './states-by-ingredient.tsx';
import styles from './states-dialog.module.css';
import { type AllStated, allItemsQuery, statedOf, useSaveAll } from './states-of-all.ts';
import { StatesTable } from './states-table.tsx';

type Props = { place: Place; opened: boolean; onClose: () => void };

// As wide as all ingredients beside the names of dishes.
const TABLE_SCREEN = '(min-width: 68em)';

function StatesForm({ place, rows, opened, onClose }: Props & { rows: readonly Row[] }) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(TABLE_SCREEN, false, { getInitialValueInEffect: false });
  const saving = useSaveAll(place);
  const form = useRecordForm<AllStated, { version: number; values: AllStated }>({
    draftKey: undefined,
    record: { version: 0, values: statedOf(rows) },
    read: (record) => record?.values ?? statedOf([]),
    save: async (mine, { values: before }) => {
      if (isSame(mine, before)) return;
      await saving.mutateAsync({ before, mine });
      return { version: 0, values: mine };
    },
    onSaved: onClose,
    rules: () => ({}),
    fieldOf: () => undefined,
    // The changes of others are joined when it is saved.
    conflictsIn: () => [],
    resolve,
  });
  const { stated, checked } = form.values;
  const change = (id: string, changed: Stated) =>
    form.setFieldValue('stated', { ...form.getValues().stated, [id]: changed });
  const Part = isWide ? StatesTable : StatesByIngredient;
  return (
    <RecordFormDialog
      form={form}
      opened={opened}
      title={t('states.all')}
      submit={t('editor.save')}
      size="90rem"
      recordTitle=""
      conflictParts={() => []}
      onClose={onClose}
    >
      <div className={styles.parts}>
        {rows.length === 0 ? (
          <p>{t('states.noItems')}</p>
        ) : (
          <Part rows={rows} stated={stated} onChange={change} />
        )}
        <CheckBox
          label={t('states.checkAll')}
          checked={checked}
          onChange={({ currentTarget }) => form.setFieldValue('checked', currentTarget.checked)}
        />
      </div>
    </RecordFormDialog>
  );
}

/** The statements of all items of a section, to be changed together: a table, or on a phone one ingredient after the other. */
export function StatesDialog(props: Props) {
  const { place, opened, onClose } = props;
  const { t } = useTranslation();
  const [opening] = useState(() => crypto.randomUUID());
  const { data, error, refetch } = useQuery(allItemsQuery(place, opening));
  if (data) return <StatesForm {...props} rows={data} />;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('states.all')} size="60rem">
      {error ? <FailedList error={error} onRetry={refetch} /> : <Skeleton height={320} />}
    </Dialog>
  );
}
