import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../ui/controls/amount-input.tsx';
import { FieldGroup } from '../ui/controls/field-group.tsx';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import styles from './editor.module.css';
import type { FieldProps } from './field-props.ts';
import type { ExtraDraft } from './record-body.ts';
import { statedIn } from './states.ts';
import { StatesField } from './states-field.tsx';

/** The extras of an item, with adding and removing: a new one takes the focus, a removal gives it to the add button. */
function useExtras(form: FieldProps['form']) {
  const { extras } = form.getValues();
  const added = useRef<string>(undefined);
  const adding = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    form.clearErrors();
    adding.current?.focus();
    if (extras[index]?.id === undefined) form.removeListItem('extras', index);
    else form.setFieldValue(`extras.${index}.isRemoved`, true);
  };
  const add = () => {
    added.current = crypto.randomUUID();
    form.insertListItem('extras', { key: added.current, title: '', price: '', ...statedIn(undefined) });
  };
  const focusAdded = (key: string) => (field: HTMLInputElement | null) => {
    if (key !== added.current || !field) return;
    added.current = undefined;
    field.focus();
  };
  return { extras, add, adding, remove, focusAdded };
}

/** The extras of an item: a saved one is removed with the next save, a new one at once (rule 83). */
export function ExtrasField({ form, currency }: FieldProps) {
  const { t } = useTranslation();
  const { extras, add, adding, remove, focusAdded } = useExtras(form);
  return (
    <FieldGroup label={t('editor.extras')} className={styles.extras}>
      {extras.map(({ key, title, isRemoved, ...extra }, index) =>
        isRemoved ? null : (
          <div key={key} className={styles.extra}>
            <TextInput
              className={styles.extraTitle}
              {...OWN_DIRECTION}
              ref={focusAdded(key)}
              label={t('editor.extraTitle')}
              {...form.getInputProps(`extras.${index}.title`)}
            />
            <AmountInput
              label={t('editor.price', { currency: currency.toUpperCase() })}
              currency={currency}
              {...form.getInputProps(`extras.${index}.price`)}
            />
            <ActionIcon
              className={styles.extraRemove}
              aria-label={title.trim() ? t('editor.removeExtra', { title }) : t('editor.removeUntitled')}
              onClick={() => remove(index)}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
            <div className={styles.extraStates}>
              <StatesField
                label={title.trim() ? t('states.ofExtra', { title }) : t('states.ofUntitled')}
                stated={statedIn(extra)}
                onChange={(stated) =>
                  form.setFieldValue(`extras.${index}`, { ...extras[index], ...stated } as ExtraDraft)
                }
              />
            </div>
          </div>
        ),
      )}
      <Button ref={adding} variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
        {t('editor.addExtra')}
      </Button>
    </FieldGroup>
  );
}
