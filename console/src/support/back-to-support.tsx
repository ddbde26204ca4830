import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { nameOf, usePerson } from '../accounts/profile.ts';
import { isSpoofed } from '../accounts/stored-person.ts';
import styles from './support.module.css';
import { useReturn } from './support.ts';

/** Names the account that support is in, with the way back; nothing for others (rule 15). */
export function BackToSupport({ onReturned }: { onReturned: () => void }) {
  const { t } = useTranslation();
  const person = usePerson();
  const back = useReturn(onReturned);
  if (!person || !isSpoofed(person)) return null;
  return (
    <div className={styles.inside}>
      <p>{t('support.inside', { name: nameOf(person) })}</p>
      <Button
        color="saffron.4"
        leftSection={<IconArrowBackUp size={20} aria-hidden />}
        loading={back.isPending}
        onClick={() => back.mutate('support.backDone')}
      >
        {t('support.back')}
      </Button>
    </div>
  );
}
