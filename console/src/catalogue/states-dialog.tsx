import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordFormDialog } from '../forms/record-form-dialog.tsx';
import { isSame } from '../forms/three-way-merge.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { VersionConflict } from '../forms/version-conflict.ts';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { Meanwhile } from './meanwhile.tsx';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';
import type { Stated } from './states.ts';
import { StatesByIngredient } from './states-by-ingredient.tsx';
import styles from './states-dialog.module.css';
import {
  type AllItems,
  type AllStated,
  allItemsQuery,
  joinedStates,
  othersIn,
  signsOthers,
  statedOf,
  useSaveAll,
} from './states-of-all.ts';
import { StatesTable } from './states-table.tsx';

/** The table of all items of a list, or of some of them. */
type Props = { place: Place; rows?: readonly Row[]; opened: boolean; onClose: () => void };

type FormProps = Required<Props> & { isMeant: (row: Row) => boolean };

// As wide as all ingredients beside the names of dishes.
const TABLE_SCREEN = '(min-width: 68em)';

/** The form of all items, and those of them that somebody else has changed meanwhile. */
function useStatesForm({ place, rows: first, isMeant, onClose }: Omit<FormProps, 'opened'>) {
  const [rows, setRows] = useState(first);
  const saving = useSaveAll(place);
  const readAgain = (error: unknown): never => {
    if (!(error instanceof VersionConflict)) throw error;
    const current: AllItems = { version: 0, rows: (error.current as AllItems).rows.filter(isMeant) };
    setRows(current.rows);
    throw new VersionConflict(current);
  };
  const form = useRecordForm<AllStated, AllItems>({
    draftKey: undefined,
    record: { version: 0, rows },
    read: (record) => statedOf(record?.rows ?? []),
    save: async (mine, { values: before }) => {
      if (isSame(mine, before)) return;
      await saving.mutateAsync({ before, mine }).catch(readAgain);
      return undefined;
    },
    onSaved: onClose,
    rules: () => ({}),
    fieldOf: () => undefined,
    // The statements of both are joined, and nothing is chosen.
    conflictsIn: () => [],
    resolve: joinedStates,
    mustSee: signsOthers,
  });
  const others = form.unseen ? othersIn(form.unseen.before, form.unseen.theirs) : [];
  const dishes = others.flatMap(({ id, words }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ key: id, title: row.title, by: row.checked_by, words }] : [];
  });
  return { form, rows, dishes };
}

function StatesForm(props: FormProps) {
  const { opened, onClose } = props;
  const { t } = useTranslation();
  const isWide = useMediaQuery(TABLE_SCREEN, false, { getInitialValueInEffect: false });
  const { form, rows, dishes } = useStatesForm(props);
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
      {dishes.length > 0 && <Meanwhile dishes={dishes} />}
      <div className={styles.parts}>
        {rows.length === 0 ? (
          <p>{t('states.noItems')}</p>
        ) : (
          <Part
            rows={rows}
            stated={stated}
            changed={new Set(dishes.map(({ key }) => key))}
            onChange={change}
          />
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
  const { place, rows, opened, onClose } = props;
  const { t } = useTranslation();
  const [opening] = useState(() => crypto.randomUUID());
  const { data, error, refetch } = useQuery(allItemsQuery(place, opening));
  const ids = rows && new Set(rows.map(({ id }) => id));
  const isMeant = ({ id }: Row) => ids?.has(id) ?? true;
  if (data) return <StatesForm {...props} isMeant={isMeant} rows={data.filter(isMeant)} />;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('states.all')} size="60rem">
      {error ? <FailedList error={error} onRetry={refetch} /> : <Skeleton height={320} />}
    </Dialog>
  );
}
