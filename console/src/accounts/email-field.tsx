import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { i18n } from '../platform/i18n.ts';
import { showSuccess } from '../platform/notices.ts';
import { PasswordField } from '../ui/controls/password-field.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { type Profile, profileQuery } from './profile.ts';
import { SendAgainButton } from './send-again-button.tsx';
import styles from './settings-page.module.css';
import { isSpoofed } from './stored-person.ts';
import { useAccountForm } from './use-account-form.ts';

/** The new address and the current password: a typing mistake must not cost the account (rule 12). */
function EmailForm({ isConfirmed, onDone }: { isConfirmed: boolean; onDone: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useAccountForm({
    name: 'email',
    initial: { email: '', current_password: '' },
    recordOf: ({ email, current_password }) => ({
      type: 'users' as const,
      attributes: { email: email.trim(), current_password },
    }),
    send: async (data) => {
      const saved = flatten(await api('PATCH /me/profile/email', { body: { data } }));
      queries.setQueryData(profileQuery.queryKey, saved);
      showSuccess(i18n.t('confirmation.sent'));
      onDone();
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <p className={styles.hint}>{t(isConfirmed ? 'emailChange.text' : 'emailChange.textAtOnce')}</p>
      <TextInput
        data-autofocus
        type="email"
        autoComplete="email"
        dir="ltr"
        label={t('emailChange.address')}
        {...form.bind('email')}
      />
      <PasswordField
        label={t('passwordChange.current')}
        autoComplete="current-password"
        {...form.bind('current_password')}
      />
      <div className={styles.foot}>
        <Button variant="default" onClick={onDone}>
          {t('interface.cancel')}
        </Button>
        <Button type="submit" loading={form.isSaving}>
          {t('emailChange.submit')}
        </Button>
      </div>
    </form>
  );
}

/** The address as it is, and beside it the way to another one; it stands in the profile's form, but is none of its fields. */
export function EmailField({ person, onChange }: { person: Profile; onChange: () => void }) {
  const { t } = useTranslation();
  const { email, pending_email: pending } = person;
  return (
    <div className={styles.address}>
      <div className={styles.addressLine}>
        <TextInput label={t('person.email')} type="email" dir="ltr" value={email} readOnly />
        {!isSpoofed(person) && (
          <Button variant="default" onClick={onChange}>
            {t('emailChange.change')}
          </Button>
        )}
      </div>
      {isSpoofed(person) && <p className={styles.pending}>{t('emailChange.ownerOnly')}</p>}
      {pending && (
        <>
          <p className={styles.pending}>{t('emailChange.pending', { email: pending })}</p>
          <div>
            <SendAgainButton />
          </div>
        </>
      )}
    </div>
  );
}

type DialogProps = { person: Profile; opened: boolean; onClose: () => void };

/** The dialog that changes the address; it begins anew each time that it is opened. */
export function EmailDialog({ person, opened, onClose }: DialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('emailChange.title')}>
      <EmailForm isConfirmed={person.confirmed} onDone={onClose} />
    </Dialog>
  );
}
