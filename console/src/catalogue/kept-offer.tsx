import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { instantWords } from '../ui/format/dates.ts';
import styles from './kept-offer.module.css';
import type { useKept } from './use-kept.ts';
import type { Base } from './use-save-over.ts';

type Props<D extends object> = {
  kept: Pick<ReturnType<typeof useKept<D>>, 'offer' | 'take' | 'decline'>;
  over: { setBase: (base: Base<D>) => void };
  form: { setValues: (values: D) => void };
};

/** Offers what was typed before and not saved, if there is something. */
export function KeptOffer<D extends object>({ kept: { offer, take, decline }, over, form }: Props<D>) {
  const { t, i18n } = useTranslation();
  if (!offer) return null;
  const restore = (base: Base<D>, mine: D) => {
    over.setBase(base);
    form.setValues(mine);
  };
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
        <Button variant="default" size="sm" onClick={() => take(restore)}>
          {t('saving.kept.restore')}
        </Button>
      </div>
    </div>
  );
}
