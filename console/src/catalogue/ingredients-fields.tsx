import { DIETS, FOOD_SPECIALITY } from '@sofra/contract/catalogue/dietary';
import { isSameStated } from '@sofra/contract/catalogue/ingredient-states';
import type { Locale } from '@sofra/contract/languages/locales';
import { useTranslation } from 'react-i18next';
import { isolateAmongNames } from '../platform/isolate.ts';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { ChoiceChips } from '../ui/controls/choice-chips.tsx';
import { FieldGroup } from '../ui/controls/field-group.tsx';
import { dayWords } from '../ui/format/dates.ts';
import styles from './editor.module.css';
import type { FieldProps } from './field-props.ts';
import { useIngredientWords } from './ingredient-words.ts';
import { statedIn } from './states.ts';
import { StatesField } from './states-field.tsx';

/** The name of the last person to check the dish, the day, and the box that says it again. */
function Check({ form, row }: FieldProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;
  if (!row) return null;
  const { checked_by: name, checked_at: at } = row;
  const isChanged = !isSameStated(form.values, form.before);
  return (
    <div className={styles.check}>
      <p>
        {at
          ? t('states.checked', { name: isolateAmongNames(name ?? '', locale), date: dayWords(at, locale) })
          : t('states.unchecked')}
      </p>
      {isChanged ? (
        <p>{t('states.signs')}</p>
      ) : (
        <CheckBox
          label={t('states.check')}
          checked={form.values.checked}
          onChange={({ currentTarget: { checked } }) => form.setFieldValue('checked', checked)}
        />
      )}
    </div>
  );
}

/** The statements of a dish about ingredients, and their last check. */
export function IngredientsField(props: FieldProps) {
  const { t } = useTranslation();
  const { form } = props;
  return (
    <FieldGroup label={t('states.label')} className={styles.ingredients}>
      <StatesField
        label={t('states.ofDish')}
        stated={statedIn(form.values)}
        claims={form.values.food_speciality}
        onChange={(stated) => form.setValues(stated)}
      />
      <Check {...props} />
    </FieldGroup>
  );
}

const LABELS = FOOD_SPECIALITY.filter((key) => !(DIETS as readonly string[]).includes(key));

/** The diets that the venue claims a dish for, apart from the labels of its kitchen. */
export function SpecialitiesField({ form }: FieldProps) {
  const { t } = useTranslation();
  const { word } = useIngredientWords();
  const { value, onChange, error } = form.getInputProps('food_speciality');
  const chips = (keys: readonly string[]) => ({
    choices: keys.map((key) => ({ value: key, text: word(key) })),
    chosen: value as string[],
    onChange,
    error,
  });
  return (
    <div className={styles.specialities}>
      <ChoiceChips label={t('editor.diets')} hint={t('editor.dietsHint')} {...chips(DIETS)} />
      <ChoiceChips label={t('editor.labels')} {...chips(LABELS)} />
    </div>
  );
}
