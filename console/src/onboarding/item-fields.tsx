import { Textarea, TextInput } from '@mantine/core';
import { INGREDIENT_WARNINGS } from '@sofra/contract/catalogue/dietary';
import type { Locale } from '@sofra/contract/languages/locales';
import { PICTURE_SIZES } from '@sofra/contract/limits';
import { dietaryWord } from '@sofra/guest/phrases/dietary';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '../ui/controls/amount-input.tsx';
import { ChoiceChips } from '../ui/controls/choice-chips.tsx';
import { capitalised } from '../ui/format/capitalised.ts';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import { PicturePicker } from '../ui/pictures/picture-picker.tsx';
import { usePicture } from '../ui/pictures/use-picture.ts';
import styles from './menu-step.module.css';
import { changeItem } from './sections.ts';
import type { WizardForm } from './use-wizard-form.ts';
import type { ItemDraft } from './wizard.ts';

type Props = { form: WizardForm; section: string; item: ItemDraft; at: (name: string) => string };

type FieldProps = Omit<Props, 'section'> & { set: (change: Partial<ItemDraft>) => void };

function WordFields({ form: { wizard, bind }, item, at, set }: FieldProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.titleAndPrice}>
        <TextInput
          {...OWN_DIRECTION}
          label={t('wizard.menu.itemTitle')}
          {...bind(at('title'), item.title, (title) => set({ title }))}
        />
        <AmountInput
          label={t('wizard.menu.price', { currency: wizard.currency.toUpperCase() })}
          currency={wizard.currency}
          {...bind(at('price'), item.price, (price) => set({ price }))}
        />
      </div>
      <Textarea
        {...OWN_DIRECTION}
        label={t('wizard.menu.description')}
        rows={2}
        classNames={{ input: styles.growing ?? '' }}
        {...bind(at('description'), item.description, (description) => set({ description }))}
      />
    </>
  );
}

function Warnings({ item, set }: Pick<FieldProps, 'item' | 'set'>) {
  const { t, i18n } = useTranslation();
  const choices = INGREDIENT_WARNINGS.map((value) => ({
    value,
    text: capitalised(dietaryWord(value, i18n.language as Locale)),
  }));
  return (
    <ChoiceChips
      label={t('wizard.menu.warnings')}
      choices={choices}
      chosen={item.ingredient_warnings}
      onChange={(keys) =>
        set({ ingredient_warnings: INGREDIENT_WARNINGS.filter((key) => keys.includes(key)) })
      }
    />
  );
}

function PhotoField({ form: { problems, markUpload }, item, at, set }: FieldProps) {
  const { t } = useTranslation();
  const { key } = item;
  const field = at('signed_id');
  const picture = usePicture(item.photo, ({ url, signedId }) => {
    set({ photo: { url, ...(signedId && { signedId }) } });
    problems.forgive(field);
  });
  useEffect(() => {
    markUpload(key, picture.isBusy);
    return () => markUpload(key, false);
  }, [key, picture.isBusy, markUpload]);
  const refused = problems.errorOf(field);
  return (
    <div>
      <PicturePicker label={t('wizard.menu.photo')} picture={picture} size={PICTURE_SIZES.photo} />
      {refused && (
        <p role="alert" className={styles.refused}>
          {t('wizard.menu.photoRefused', { reason: refused })}
        </p>
      )}
    </div>
  );
}

/** The fields of an item (rule 63): title, price, description, what it contains, and its photo. */
export function ItemFields({ section, ...props }: Props) {
  const { form, item } = props;
  const set = (change: Partial<ItemDraft>) => form.change(changeItem(section, item.key, change));
  return (
    <>
      <WordFields {...props} set={set} />
      <Warnings item={item} set={set} />
      <PhotoField {...props} set={set} />
    </>
  );
}
