import type { Locale } from '@sofra/contract/languages/locales';
import { countryCurrency } from '@sofra/contract/money/country-currencies';
import { digitsOf } from '@sofra/contract/money/currencies';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordFormDialog } from '../forms/record-form-dialog.tsx';
import type { Conflict } from '../forms/save-over.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { usePicture } from '../ui/pictures/use-picture.ts';
import styles from './editor.module.css';
import { FIELDS } from './editor-fields.tsx';
import { brokenRecordRules } from './editor-rules.ts';
import { VIEWS } from './levels.ts';
import { Meanwhile } from './meanwhile.tsx';
import { type AskedPart, conflictingParts, resolveDraft, signsUnseen } from './merge-drafts.ts';
import { partLabel, partWords } from './part-words.tsx';
import type { Place } from './place.ts';
import { type Draft, draftOf, draftPart, partsOf, recordBody, reviveDraft } from './record-body.ts';
import type { Row } from './rows.ts';
import { unseenOf } from './unseen.ts';
import { useBeside } from './use-beside.tsx';
import { useDraftKey } from './use-draft-key.ts';
import { useSave } from './use-save.ts';

type Props = {
  place: Place;
  /** The record to edit; a new one without. */
  row: Row | undefined;
  /** The currency of the menu that prices belong to; a new menu gets that of the country. */
  currency: string | undefined;
  /** The code of the venue's country. */
  country?: string | null | undefined;
  opened: boolean;
  onClose: () => void;
  /** A new record has been made. */
  onCreated: (row: Row) => void;
};

// An upload that nothing uses is gone after a day.
const FLEETING = ['photo'] as const;

function useEditing({ place, row, currency, country, onClose, onCreated }: Props) {
  const { i18n } = useTranslation();
  const { level } = place;
  const saving = useSave(place, row?.id);
  const made = useRef<Row>(undefined);
  const goesOn = useRef(false);
  const form = useRecordForm({
    draftKey: useDraftKey('editor', place, row),
    record: row,
    read: (shown) => draftOf(shown, currency ?? countryCurrency(country)),
    save: async (draft, { values: before, version }) => {
      const record = recordBody(level, draft, row && before, digitsOf(draft.currency));
      const saved = record && (await saving.mutateAsync({ record, version }));
      made.current = saved;
      return saved;
    },
    onSaved: (sent) => {
      if (goesOn.current) {
        form.restart(sent);
        picture.reset();
      } else onClose();
      if (!row && made.current) onCreated(made.current);
    },
    rules: (draft, before) => brokenRecordRules(level, draft, row && before, i18n.language as Locale),
    fieldOf: draftPart,
    conflictsIn: (merge) => conflictingParts(partsOf(level), merge),
    resolve: resolveDraft,
    mustSee: signsUnseen,
    fleeting: FLEETING,
    revive: reviveDraft,
  });
  const picture = usePicture(form.values.photo, (photo) => form.setFieldValue('photo', photo));
  return { form, picture, goesOn };
}

function useConflictParts() {
  const { t, i18n } = useTranslation();
  const words = { t, locale: i18n.language as Locale };
  return ({ parts, mine, theirs }: Conflict<Draft>) =>
    (parts as AskedPart[]).map((name) => ({
      name,
      label: partLabel(name, mine, words),
      mine: partWords(name, mine, words),
      theirs: partWords(name, theirs, words),
    }));
}

/** The editor of one record, new or known: the fields of its level, saved in one call (rule 82). */
export function Editor(props: Props) {
  const { place, row, opened, onClose } = props;
  const { t } = useTranslation();
  const { level } = place;
  const { form, picture, goesOn } = useEditing(props);
  const beside = useBeside({ place, row, draft: form.values, before: form.before });
  const another = {
    label: t('editor.another'),
    onSubmit: (isWanted: boolean) => {
      goesOn.current = isWanted;
      // The next one is begun while this one is saved; leaving a price writes it in full, before it is sent.
      if (isWanted) form.selectPart('title');
    },
  };
  return (
    <RecordFormDialog
      form={form}
      opened={opened}
      title={row ? t('editor.edit', { title: row.title }) : t(`${level}.create`)}
      recordTitle={row?.title ?? ''}
      conflictParts={useConflictParts()}
      submit={t(row ? 'editor.save' : 'editor.create')}
      another={row ? undefined : another}
      beside={beside}
      isCovered={picture.isCropping}
      waiting={picture.isBusy ? t('picture.uploading') : undefined}
      onClose={onClose}
    >
      {form.unseen && <Meanwhile dishes={unseenOf(form.unseen)} />}
      <div className={styles.fields}>
        {VIEWS[level].fields.map((name) => {
          const Field = FIELDS[name];
          return (
            <div key={name} className={styles.field} data-field={name}>
              <Field form={form} picture={picture} currency={form.values.currency} row={row} />
            </div>
          );
        })}
      </div>
    </RecordFormDialog>
  );
}
