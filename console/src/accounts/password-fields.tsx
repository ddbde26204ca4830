import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../ui/controls/password-field.tsx';

type Bound = Pick<ComponentProps<typeof PasswordField>, 'name' | 'value' | 'error' | 'onChange'>;

type Props = { bind: (field: 'password' | 'password_confirmation') => Bound };

/** A new password, typed twice. */
export function NewPasswordFields({ bind }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField label={t('recovery.newPassword')} autoComplete="new-password" {...bind('password')} />
      <PasswordField
        label={t('recovery.confirmation')}
        autoComplete="new-password"
        {...bind('password_confirmation')}
      />
    </>
  );
}
