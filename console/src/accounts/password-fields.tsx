import { PasswordInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** A field for a password, whose letters can be shown. */
export function PasswordField(props: ComponentProps<typeof PasswordInput>) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      // Mantine says it of every field but this one.
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword'), size: 44 }}
      {...props}
    />
  );
}

type Bound = Pick<ComponentProps<typeof PasswordInput>, 'name' | 'value' | 'error' | 'onChange'>;

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
