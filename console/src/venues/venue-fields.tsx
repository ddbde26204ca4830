import { NativeSelect, TextInput } from '@mantine/core';
import { LOCALES, type Locale } from '@sofra/contract/languages/locales';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../ui/controls/choice-chips.tsx';
import { PhoneInput } from '../ui/controls/phone-input.tsx';
import { OWN_DIRECTION } from '../ui/format/own-direction.ts';
import sheets from '../ui/layout/sheets.module.css';
import type { VenueForm } from './venue-form.ts';
import styles from './venue-page.module.css';
import { SITES, slugTyped, withMain } from './venue-values.ts';

/** The properties of a part of the form. */
export type FieldsProps = { form: VenueForm };

/** A part of the form under its heading. */
export function Sheet({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`${sheets.sheet} ${styles.sheet}`} aria-labelledby={id}>
      <h2 id={id} className={sheets.heading}>
        {title}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}

/** The name of the venue, which of several it is, its phone, and what it cooks. */
export function Basics({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('venueForm.basics')}>
      <div className={sheets.pair}>
        <TextInput
          {...OWN_DIRECTION}
          label={t('venueForm.name')}
          autoComplete="organization"
          {...form.bind('name')}
        />
        <TextInput
          {...OWN_DIRECTION}
          label={t('venueForm.branch')}
          description={t('venueForm.branchHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.bind('branch')}
        />
        <PhoneInput label={t('phone.label')} home={form.values.country_code} {...form.bind('phone')} />
      </div>
      <TextInput
        {...OWN_DIRECTION}
        className={sheets.narrow}
        label={t('venueForm.cuisine')}
        description={t('venueForm.cuisineHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.bind('cuisine')}
      />
    </Sheet>
  );
}

/** The languages of the public menu; the main one is none of the extra ones. */
export function Languages({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { values, errors } = form;
  const extra = LOCALES.filter(({ code }) => code !== values.default_locale);
  const { onChange: _, ...main } = form.bind('default_locale');
  return (
    <Sheet title={t('venueForm.languages')}>
      <div className={sheets.pair}>
        <NativeSelect
          label={t('venueForm.mainLanguage')}
          description={t('venueForm.mainLanguageHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
          {...main}
          onChange={({ currentTarget }) => form.setValues(withMain(values, currentTarget.value as Locale))}
        />
        <ChoiceChips
          label={t('venueForm.extraLanguages')}
          choices={extra.map(({ code, name }) => ({ value: code, text: name }))}
          chosen={values.extra_locales}
          onChange={(chosen) => form.setFieldValue('extra_locales', chosen as Locale[])}
          error={errors.extra_locales}
        />
      </div>
    </Sheet>
  );
}

/** The choices of the months after which ingredients are to be checked again. */
const CHECK_MONTHS = [1, 2, 3, 6, 9, 12, 18, 24];

/** After how long the dashboard reminds of checking what dishes state of ingredients. */
export function Checks({ form }: FieldsProps) {
  const { t } = useTranslation();
  const { value, onChange: _, ...field } = form.bind('check_again_months');
  const months = [...new Set([...CHECK_MONTHS, ...(value ? [value] : [])])].sort((one, other) => one - other);
  const choices = months.map((count) => ({
    value: String(count),
    label: t('venueForm.checkMonths', { count }),
  }));
  return (
    <Sheet title={t('venueForm.ingredients')}>
      <NativeSelect
        className={sheets.narrow}
        label={t('venueForm.checkAgain')}
        description={t('venueForm.checkAgainHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[...choices, { value: '', label: t('venueForm.checkNever') }]}
        {...field}
        value={String(value ?? '')}
        onChange={({ currentTarget }) =>
          form.setFieldValue('check_again_months', Number(currentTarget.value) || null)
        }
      />
    </Sheet>
  );
}

/** The venue's pages on other sites. */
export function Links({ form }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('venueForm.links')} hint={t('venueForm.linksHint')}>
      <div className={sheets.pair}>
        {SITES.map((site) => (
          <TextInput
            key={site}
            type="url"
            dir="ltr"
            label={<span dir="auto">{t(`venueForm.sites.${site}`)}</span>}
            {...form.bind(site)}
          />
        ))}
      </div>
    </Sheet>
  );
}

/** The address of the public menu; `base` is what every address begins with. */
export function PublicAddress({ form, base, isNew }: FieldsProps & { base: string; isNew: boolean }) {
  const { t } = useTranslation();
  const { slug } = form.values;
  const { onChange: _, ...field } = form.bind('slug');
  return (
    <Sheet title={t('venueForm.publicAddress')}>
      <TextInput
        className={sheets.narrow}
        attributes={{ input: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } }}
        label={t('venueForm.slug')}
        description={t(isNew ? 'venueForm.slugHintNew' : 'venueForm.slugHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...field}
        onChange={({ currentTarget }) => form.setFieldValue('slug', slugTyped(currentTarget.value))}
      />
      {slug && (
        <p className={styles.link}>
          <bdi dir="ltr">
            {base}
            <b>{slug}</b>
          </bdi>
        </p>
      )}
    </Sheet>
  );
}
