import { useForm } from '@mantine/form';
import { digitsOf } from '@sofra/contract/currencies';
import type { Locale } from '@sofra/contract/locales';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusBroken } from '../ui/focus-broken.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { usePicture } from '../ui/use-picture.ts';
import type { Place } from './calls.ts';
import styles from './editor.module.css';
import { FIELDS } from './editor-fields.tsx';
import { brokenRules, refusedParts } from './editor-rules.ts';
import { VIEWS } from './levels.ts';
import { useSave } from './queries.ts';
import { type Draft, draftOf, recordBody } from './record-body.ts';
import type { Row } from './rows.ts';

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

function useDraft({ place: { level }, row, currency }: Pick<Props, 'place' | 'row' | 'currency'>) {
  const { i18n } = useTranslation();
  const first = useRef(draftOf(row, currency)).current;
  const before = row && first;
  const form = useForm<Draft>({
    initialValues: first,
    validate: (draft) => brokenRules(level, draft, before, i18n.language as Locale),
  });
  const picture = usePicture(form.values.photo, (photo) => form.setFieldValue('photo', photo));
  const bodyNow = () => recordBody(level, form.getValues(), before, digitsOf(form.getValues().currency));
  const isDirty = picture.isBusy || JSON.stringify(form.values) !== JSON.stringify(first);
  return { form, picture, bodyNow, isDirty };
}

/** The editor of one record, new or known: the fields of its level, saved in one call (document 2 §2). */
export function Editor({ place, row, currency, opened, onClose, onCreated }: Props) {
  const { t } = useTranslation();
  const { level } = place;
  const { form, picture, bodyNow, isDirty } = useDraft({ place, row, currency });
  const save = useSave(place, row?.id);
  const fields = useRef<HTMLDivElement>(null);
  const send = () => {
    const record = bodyNow();
    if (!record) return onClose();
    save.mutate(record, {
      onSuccess: () => {
        onClose();
        if (!row) onCreated();
      },
      onError: (error) => {
        form.setErrors(refusedParts(level, error));
        focusBroken(fields.current);
      },
    });
  };
  const submit = form.onSubmit(
    () => {
      if (!save.isPending && !picture.isBusy) send();
    },
    () => focusBroken(fields.current),
  );
  return (
    <FormDialog
      opened={opened}
      title={row ? t('editor.edit', { title: row.title }) : t(`${level}.create`)}
      submit={t(row ? 'editor.save' : 'editor.create')}
      isDirty={isDirty}
      isSaving={save.isPending}
      waiting={picture.isBusy ? t('picture.uploading') : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
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
  );
}
