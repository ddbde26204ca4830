import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CitySearch } from '../accounts/city-search.tsx';
import { PasswordField } from '../ui/controls/password-field.tsx';
import { PhoneInput } from '../ui/controls/phone-input.tsx';
import { FormHead } from '../ui/layout/form-head.tsx';
import styles from './registration.module.css';
import type { WizardForm } from './use-wizard-form.ts';
import { type PersonDraft, withCity } from './wizard.ts';

type Props = { form: WizardForm };

type PersonForm = Props & { set: (person: Partial<PersonDraft>) => void };

function NameFields({ form: { wizard, bind }, set }: PersonForm) {
  const { t } = useTranslation();
  const { first_name, last_name } = wizard.person;
  return (
    <div className={styles.pair}>
      <TextInput
        label={t('person.firstName')}
        autoComplete="given-name"
        {...bind('first_name', first_name, (typed) => set({ first_name: typed }))}
      />
      <TextInput
        label={t('person.lastName')}
        autoComplete="family-name"
        {...bind('last_name', last_name, (typed) => set({ last_name: typed }))}
      />
    </div>
  );
}

function CityField({ form: { wizard, change, problems } }: Props) {
  const { t } = useTranslation();
  const { city } = wizard.person;
  return (
    <CitySearch
      name="city_id"
      leftOut={(name) => t('wizard.account.cityLeftOut', { name })}
      hint={t('wizard.account.cityHint')}
      value={city}
      error={problems.errorOf('city_id')}
      onChange={(choice) => {
        change((present) => withCity(present, choice));
        problems.forgive('city_id');
      }}
    />
  );
}

function ReachFields({ form, set }: PersonForm) {
  const { t } = useTranslation();
  const { wizard, bind } = form;
  const { email, phone } = wizard.person;
  return (
    <>
      <TextInput
        label={t('person.email')}
        type="email"
        autoComplete="username"
        dir="ltr"
        {...bind('email', email, (typed) => set({ email: typed }))}
      />
      <PhoneInput label={t('phone.label')} {...bind('phone', phone, (typed) => set({ phone: typed }))} />
      <CityField form={form} />
    </>
  );
}

function PasswordFields({ form: { form, bind, setPasswords } }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <PasswordField
        label={t('wizard.account.password')}
        autoComplete="new-password"
        {...bind('password', form.password, (password) => setPasswords({ password }))}
      />
      <PasswordField
        label={t('wizard.account.confirmation')}
        autoComplete="new-password"
        {...bind('password_confirmation', form.confirmation, (confirmation) =>
          setPasswords({ confirmation }),
        )}
      />
    </div>
  );
}

/** The last step: the person's names, and how to reach them. */
export function AccountStep({ form }: Props) {
  const { t } = useTranslation();
  const set = (person: Partial<PersonDraft>) =>
    form.change((wizard) => ({ ...wizard, person: { ...wizard.person, ...person } }));
  return (
    <>
      <FormHead title={t('wizard.account.title')} text={t('wizard.account.text')} />
      <NameFields form={form} set={set} />
      <ReachFields form={form} set={set} />
      <PasswordFields form={form} />
    </>
  );
}
