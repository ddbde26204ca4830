import { useTranslation } from 'react-i18next';
import styles from './languages.module.css';
import type { Progress } from './progress.ts';

/** How far texts are translated into a language, as a bar and in words. */
export function ProgressLine({ total, upToDate, missing, outdated, suggested }: Progress) {
  const { t } = useTranslation();
  const share = (count: number) => ({ inlineSize: `${total === 0 ? 0 : (100 * count) / total}%` });
  return (
    <>
      {/* The words say the same. */}
      <span aria-hidden className={styles.bar}>
        <span className={styles.done} style={share(upToDate)} />
        <span className={styles.old} style={share(outdated)} />
      </span>
      <span className={styles.words}>
        <span>
          {missing + outdated === 0
            ? t('translate.complete')
            : t('translate.progress', { count: total, done: upToDate })}
        </span>
        {missing > 0 && <span>{t('translate.missing', { count: missing })}</span>}
        {outdated > 0 && <span>{t('translate.outdated', { count: outdated })}</span>}
        {suggested > 0 && <span>{t('translate.suggested', { count: suggested })}</span>}
      </span>
    </>
  );
}
