import { Textarea, TextInput } from '@mantine/core';
import { ITEM_FIELD_NAMES, ITEM_FIELDS } from '@sofra/contract/catalogue/item-fields';
import type { Locale } from '@sofra/contract/languages/locales';
import { PICTURE_SIZES } from '@sofra/contract/limits';
import { CURRENCY_CODES } from '@sofra/contract/money/currencies';
import { itemFieldWord } from '@sofra/guest/phrases/item-fields';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../ui/controls/amount-input.tsx';
import { CurrencySelect } from '../ui/controls/currency-select.tsx';
import { FieldGroup } from '../ui/controls/field-group.tsx';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import { FLOATING } from '../ui/layout/floating.ts';
import { PicturePicker } from '../ui/pictures/picture-picker.tsx';
import styles from './editor.module.css';
import { ExtrasField } from './extras-field.tsx';
import type { FieldProps } from './field-props.ts';
import { IngredientsField, SpecialitiesField } from './ingredients-fields.tsx';
import type { FieldName } from './levels.ts';
import { PLAIN_KINDS } from './plain-kinds.tsx';

function TitleField({ form }: FieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput data-autofocus {...OWN_DIRECTION} label={t('editor.title')} {...form.getInputProps('title')} />
  );
}

// Grows with its text in the browser's own way, without measuring.
const GROWING = { input: styles.growing ?? '' };

function DescriptionField({ form }: FieldProps) {
  const { t } = useTranslation();
  const props = form.getInputProps('description');
  return (
    <Textarea rows={3} {...OWN_DIRECTION} classNames={GROWING} label={t('editor.description')} {...props} />
  );
}

function NoteField({ form }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Textarea
      rows={2}
      {...OWN_DIRECTION}
      classNames={GROWING}
      label={t('editor.note')}
      description={t('editor.noteHint')}
      {...form.getInputProps('note')}
    />
  );
}

function CurrencyField({ form }: FieldProps) {
  const { t } = useTranslation();
  return (
    <CurrencySelect
      label={t('editor.currency')}
      nothingFoundMessage={t('editor.nothingFound')}
      comboboxProps={{ portalProps: { target: `#${FLOATING}` }, zIndex: 300 }}
      codes={CURRENCY_CODES}
      {...form.getInputProps('currency')}
    />
  );
}

function PriceField({ form, currency }: FieldProps) {
  const { t } = useTranslation();
  const label = t('editor.price', { currency: currency.toUpperCase() });
  return <AmountInput label={label} currency={currency} {...form.getInputProps('price')} />;
}

function PlainFields({ form }: FieldProps) {
  const { t, i18n } = useTranslation();
  return (
    <FieldGroup label={t('editor.flags')} className={styles.flags}>
      {ITEM_FIELD_NAMES.map((field) => {
        const { Control } = PLAIN_KINDS[ITEM_FIELDS[field]];
        return (
          <Control
            key={field}
            label={itemFieldWord(field, i18n.language as Locale)}
            value={form.values[field]}
            error={form.errors[field]}
            onChange={(value) => form.setFieldValue(field, value)}
          />
        );
      })}
    </FieldGroup>
  );
}

function PhotoField({ picture, form }: FieldProps) {
  const { t } = useTranslation();
  const error = form.errors.photo;
  return (
    <div>
      <PicturePicker label={t('editor.photo')} picture={picture} size={PICTURE_SIZES.photo} />
      {error && <p className={styles.error}>{error}</p>}
    </div>
  );
}

/** The input of each field of the editor; `VIEWS` says which of them a level has. */
export const FIELDS: Record<FieldName, (props: FieldProps) => ReactNode> = {
  title: TitleField,
  currency: CurrencyField,
  price: PriceField,
  description: DescriptionField,
  note: NoteField,
  plain: PlainFields,
  ingredients: IngredientsField,
  specialities: SpecialitiesField,
  extras: ExtrasField,
  photo: PhotoField,
};
