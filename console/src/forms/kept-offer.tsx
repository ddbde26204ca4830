import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFocusRestored } from '../ui/dialogs/use-focus-restored.ts';
import { instantWords } from '../ui/format/dates.ts';
import styles from './kept-offer.module.css';
import type { useKeptDraft } from './use-kept-draft.ts';

type Props = Pick<ReturnType<typeof useKeptDraft>, 'offer' | 'restore' | 'decline'>;

/** Offers what was typed before and not saved, if there is something. */
export function KeptOffer({ offer, restore, decline }: Props) {
  const { t, i18n } = useTranslation();
  useFocusRestored(offer === undefined);
  if (!offer) return null;
  return (
    <div role="status" className={styles.offer}>
      <IconHistory size={22} stroke={1.75} aria-hidden className={styles.mark} />
      <p className={styles.words}>
        {t('saving.kept.offer', { when: instantWords(offer.at, i18n.language) })}{' '}
        {offer.isPartly && t('saving.kept.photo')}
      </p>
      <div className={styles.answers}>
        <Button variant="subtle" size="sm" onClick={decline}>
          {t('saving.kept.discard')}
        </Button>
        <Button variant="default" size="sm" onClick={restore}>
          {t('saving.kept.restore')}
        </Button>
      </div>
    </div>
  );
}
