import { useForm } from '@mantine/form';
import { digitsOf } from '@sofra/contract/currencies';
import type { Locale } from '@sofra/contract/locales';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusBroken } from '../ui/dialogs/focus-broken.ts';
import { FormDialog } from '../ui/dialogs/form-dialog.tsx';
import { usePicture } from '../ui/pictures/use-picture.ts';
import { ClashDialog } from './clash-dialog.tsx';
import styles from './editor.module.css';
import { FIELDS } from './editor-fields.tsx';
import { brokenRules, refusedParts } from './editor-rules.ts';
import { KeptOffer } from './kept-offer.tsx';
import { VIEWS } from './levels.ts';
import { partLabel, partWords } from './part-words.tsx';
import type { Place } from './place.ts';
import { type Draft, draftOf, partsOf, recordBody } from './record-body.ts';
import type { Row } from './rows.ts';
import { type Chosen, clashingParts, isChangedHere, settledDraft } from './sides.ts';
import { useKept } from './use-kept.ts';
import { useSaveOver } from './use-save-over.ts';

type Props = {
  place: Place;
  /** The record to edit; a new one without. */
  row: Row | undefined;
  /** The currency of the menu that prices belong to, or of a new menu. */
  currency: string;
  opened: boolean;
  onClose: () => void;
  /** A new record has been made. */
  onCreated: () => void;
};

// An upload that nothing uses is gone after a day.
const FLEETING = ['photo'] as const;

function useEditing({ place, row, currency, onClose, onCreated }: Props) {
  const { i18n } = useTranslation();
  const { level } = place;
  const fields = useRef<HTMLDivElement>(null);
  const over = useSaveOver<Draft>({
    place,
    row,
    draftOf: (shown) => draftOf(shown, currency),
    bodyOf: (mine, before) => recordBody(level, mine, row && before, digitsOf(mine.currency)),
    clashesIn: (sides) => clashingParts(partsOf(level), sides),
    onSaved: () => {
      kept.forget();
      onClose();
      if (!row) onCreated();
    },
    onRefused: (error) => {
      form.setErrors(refusedParts(level, error));
      focusBroken(fields.current);
    },
  });
  const first = over.base.draft;
  const form = useForm<Draft>({
    initialValues: first,
    validate: (draft) => brokenRules(level, draft, row && first, i18n.language as Locale),
  });
  const picture = usePicture(form.values.photo, (photo) => form.setFieldValue('photo', photo));
  const isDirty = picture.isBusy || JSON.stringify(form.values) !== JSON.stringify(first);
  const kept = useKept<Draft>({
    form: 'editor',
    place,
    row,
    base: over.base,
    values: form.values,
    isDirty,
    fleeting: FLEETING,
  });
  return { form, picture, over, isDirty, kept, fields };
}

type ClashProps = {
  title: string;
  over: ReturnType<typeof useEditing>['over'];
  onSettled: (draft: Draft) => void;
};

function EditorClash({ title, over: { clash, settle, leaveClash }, onSettled }: ClashProps) {
  const { t, i18n } = useTranslation();
  if (!clash) return null;
  const words = { t, locale: i18n.language as Locale };
  const parts = (clash.names as (keyof Draft)[]).map((name) => ({
    name,
    label: partLabel(name, clash.mine, t),
    first: isChangedHere(name, clash) ? ('mine' as const) : ('theirs' as const),
    mine: partWords(name, clash.mine, words),
    theirs: partWords(name, clash.theirs, words),
  }));
  const onSettle = (chosen: Chosen) => {
    const settled = settledDraft(clash, chosen);
    onSettled(settled);
    settle(clash, settled);
  };
  return <ClashDialog title={title} parts={parts} onSettle={onSettle} onClose={leaveClash} />;
}

/** The editor of one record, new or known: the fields of its level, saved in one call (document 2 §2). */
export function Editor(props: Props) {
  const { place, row, opened, onClose } = props;
  const { t } = useTranslation();
  const { level } = place;
  const { form, picture, over, isDirty, kept, fields } = useEditing(props);
  const submit = form.onSubmit(
    (draft) => {
      if (!over.isSaving && !picture.isBusy) over.save(draft);
    },
    () => focusBroken(fields.current),
  );
  return (
    <>
      <FormDialog
        opened={opened}
        title={row ? t('editor.edit', { title: row.title }) : t(`${level}.create`)}
        submit={t(row ? 'editor.save' : 'editor.create')}
        isDirty={isDirty}
        isSaving={over.isSaving}
        isKept={kept.isKept}
        isCovered={over.clash !== undefined || picture.isCropping}
        waiting={picture.isBusy ? t('picture.uploading') : undefined}
        onSubmit={submit}
        onClose={kept.givingUp(onClose)}
      >
        <KeptOffer kept={kept} over={over} form={form} />
        <div ref={fields} className={styles.fields}>
          {VIEWS[level].fields.map((name) => {
            const Field = FIELDS[name];
            return (
              <div key={name} className={styles.field} data-field={name}>
                <Field form={form} picture={picture} currency={form.values.currency} />
              </div>
            );
          })}
        </div>
      </FormDialog>
      {row && <EditorClash title={row.title} over={over} onSettled={form.setValues} />}
    </>
  );
}
