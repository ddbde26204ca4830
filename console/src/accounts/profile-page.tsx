import { Button, NativeSelect, TextInput } from '@mantine/core';
import { LOCALES, type Locale } from '@sofra/contract/languages/locales';
import { PICTURE_SIZES } from '@sofra/contract/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { changeLocale, i18n } from '../platform/i18n.ts';
import { showSuccess } from '../platform/notices.ts';
import { PhoneInput } from '../ui/controls/phone-input.tsx';
import { LeaveQuestion, useUnsavedChanges } from '../ui/dialogs/unsaved-changes.tsx';
import { ReadOnlyFields } from '../ui/feedback/read-only.tsx';
import sheets from '../ui/layout/sheets.module.css';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { PicturePicker } from '../ui/pictures/picture-picker.tsx';
import { usePicture } from '../ui/pictures/use-picture.ts';
import { CitySearch } from './city-search.tsx';
import { EmailDialog, EmailField } from './email-field.tsx';
import { type Profile, profileQuery } from './profile.ts';
import { draftOf, isChanged, type ProfileDraft, type ProfileRecord, profileRecord } from './profile-form.ts';
import styles from './settings-page.module.css';
import { isSpoofed } from './stored-person.ts';
import { useAccountForm } from './use-account-form.ts';

const LANGUAGES = LOCALES.map(({ code, name }) => ({ value: code, label: name }));

function useProfileForm(person: Profile) {
  const queries = useQueryClient();
  const before = draftOf(person);
  const form = useAccountForm<ProfileDraft, ProfileRecord>({
    name: 'profile',
    initial: before,
    recordOf: (draft) => profileRecord(draft, before),
    send: async (data) => {
      const saved = flatten(await api('PATCH /me/profile', { body: { data } }));
      queries.setQueryData(profileQuery.queryKey, saved);
      form.setValues(draftOf(saved));
      if (saved.locale !== before.locale && !isSpoofed(saved)) await changeLocale(saved.locale);
      showSuccess(i18n.t('settings.saved'));
    },
  });
  const picture = usePicture(form.values.photo, (photo) => form.setFieldValue('photo', photo));
  // It can be chosen in the menu of the person too.
  const takeLanguage = useEffectEvent((locale: Locale) => form.setFieldValue('locale', locale));
  useEffect(() => takeLanguage(person.locale), [person.locale]);
  return { form, picture, isDirty: picture.isBusy || isChanged(form.values, before) };
}

type FormProps = { form: ReturnType<typeof useProfileForm>['form'] };

function NameFields({ form }: FormProps) {
  const { t } = useTranslation();
  return (
    <div className={sheets.pair}>
      <TextInput
        label={t('person.firstName')}
        autoComplete="given-name"
        dir="auto"
        {...form.bind('first_name')}
      />
      <TextInput
        label={t('person.lastName')}
        autoComplete="family-name"
        dir="auto"
        {...form.bind('last_name')}
      />
    </div>
  );
}

function ReachFields({ form }: FormProps) {
  const { t } = useTranslation();
  const { values, errors, setFieldValue } = form;
  return (
    <div className={sheets.pair}>
      <PhoneInput label={t('phone.label')} {...form.bind('phone')} />
      <CitySearch
        name="city"
        value={values.city}
        error={errors.city}
        leftOut={(name) => t('settings.cityLeftOut', { name })}
        onChange={(city) => setFieldValue('city', city)}
      />
    </div>
  );
}

function LanguageField({ form }: FormProps) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t('settings.language')}
      description={t('settings.languageHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={LANGUAGES}
      {...form.bind('locale')}
    />
  );
}

function ProfileForm({ person }: { person: Profile }) {
  const { t } = useTranslation();
  const { form, picture, isDirty } = useProfileForm(person);
  const [isChanging, setChanging] = useState(false);
  // Also while it is saved, which may fail.
  const leaving = useUnsavedChanges(isDirty);
  return (
    <section className={sheets.sheet} aria-label={t('settings.tabs.profile')}>
      <form className={`${styles.form} ${styles.withPhoto}`} {...form.props}>
        <div className={styles.fields}>
          <ReadOnlyFields>
            <NameFields form={form} />
          </ReadOnlyFields>
          <EmailField person={person} onChange={() => setChanging(true)} />
          <ReadOnlyFields>
            <ReachFields form={form} />
          </ReadOnlyFields>
          <LanguageField form={form} />
        </div>
        <PicturePicker label={t('settings.photo')} picture={picture} size={PICTURE_SIZES.cover} />
        <div className={styles.foot}>
          {picture.isBusy && (
            <span role="status" className={sheets.waiting}>
              {t('picture.uploading')}
            </span>
          )}
          <Button type="submit" loading={form.isSaving} disabled={!isDirty || picture.isBusy}>
            {t('settings.save')}
          </Button>
        </div>
      </form>
      {/* Beside the form: a form in a form would be sent with it. */}
      <LeaveQuestion leaving={leaving} />
      <EmailDialog person={person} opened={isChanging} onClose={() => setChanging(false)} />
    </section>
  );
}

/** The profile: a person's names and how to reach them (rule 66). */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(profileQuery);
  if (data) return <ProfileForm key={data.id} person={data} />;
  return (
    <div className={sheets.sheet}>
      {error ? <FailedList error={error} onRetry={refetch} /> : <TableSkeleton rows={4} />}
    </div>
  );
}
