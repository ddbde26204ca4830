import { Button } from '@mantine/core';
import type { Locale } from '@sofra/contract/locales';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './suggest-all.module.css';
import { hasTranslationService, type useSuggestAll } from './suggestions.ts';

type Props = {
  locale: Locale;
  /** The name of the language, for those who hear the button alone. */
  language: string;
  missing: number;
  all: ReturnType<typeof useSuggestAll>;
};

/** Suggests all that is missing in a language: a button, and while it runs how far it is and a way to stop it. */
export function SuggestAll({ locale, language, missing, all: { run, start, stop } }: Props) {
  const { t } = useTranslation();
  if (!hasTranslationService()) return null;
  if (run?.locale !== locale)
    return missing === 0 ? null : (
      <Button
        variant="default"
        className={styles.start}
        leftSection={<IconSparkles size={18} aria-hidden />}
        aria-label={t('translate.suggestAllIn', { language })}
        disabled={run !== undefined}
        onClick={() => start({ locale, missing })}
      >
        {t('translate.suggestAll')}
      </Button>
    );
  const words = t('translate.suggesting', { count: run.total, done: run.done });
  return (
    <div className={styles.run}>
      <progress
        className={styles.progress}
        max={Math.max(1, run.total)}
        value={run.done}
        aria-label={t('translate.suggestAllIn', { language })}
        aria-valuetext={words}
      />
      <span>{words}</span>
      <Button variant="default" loading={run.isStopping} onClick={stop}>
        {t('translate.stop')}
      </Button>
    </div>
  );
}
