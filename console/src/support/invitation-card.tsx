import { Button } from '@mantine/core';
import { DAYS } from '@sofra/contract/limits';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { nameOf, type Profile } from '../accounts/profile.ts';
import { isSpoofed } from '../accounts/stored-person.ts';
import { useFocusRestored } from '../ui/dialogs/use-focus-restored.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { dayWords } from '../ui/format/dates.ts';
import styles from './support.module.css';
import { invitedUntil, useInvitation } from './support.ts';

function Invited({ until, person }: { until: string; person: Profile }) {
  const { t, i18n } = useTranslation();
  const { withdraw } = useInvitation(person);
  return (
    <>
      <div className={styles.state}>
        <IconCircleCheck size={26} stroke={1.75} aria-hidden />
        <h2>{t('support.invitedTitle')}</h2>
      </div>
      <p>{t('support.until', { date: dayWords(until, i18n.language) })}</p>
      <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('support.withdraw')}
      </Button>
    </>
  );
}

function NotInvited({ person }: { person: Profile }) {
  const { t } = useTranslation();
  const { invite } = useInvitation(person);
  const readOnly = useReadOnly();
  return (
    <>
      <h2>{t('support.title')}</h2>
      <p>{t('support.text', { count: DAYS.support })}</p>
      <Button {...readOnly} loading={invite.isPending} onClick={() => invite.mutate()}>
        {t('support.invite')}
      </Button>
    </>
  );
}

function Inside({ until, person }: { until: string | null; person: Profile }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <h2>{t('support.insideTitle')}</h2>
      <p>{t('support.insideText', { name: nameOf(person) })}</p>
      {until && <p>{t('support.insideUntil', { date: dayWords(until, i18n.language) })}</p>}
    </>
  );
}

/** Support's access to the account: the owner invites and ends it, support reads its state. */
export function InvitationCard({ person }: { person: Profile }) {
  const { t } = useTranslation();
  const until = invitedUntil(person);
  useFocusRestored(until);
  return (
    <section className={styles.sheet} aria-label={t('pages.settings-support')}>
      <div className={styles.card}>
        {isSpoofed(person) ? (
          <Inside until={until} person={person} />
        ) : until ? (
          <Invited until={until} person={person} />
        ) : (
          <NotInvited person={person} />
        )}
      </div>
    </section>
  );
}
