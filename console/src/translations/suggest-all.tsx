import { Button } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { IconSparkles } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './suggest-all.module.css';
import { hasTranslationService, type Run, type useSuggestAll } from './suggestions.ts';

type Props = {
  locale: Locale;
  /** The name of the language, for those who hear the button alone. */
  language: string;
  missing: number;
  all: ReturnType<typeof useSuggestAll>;
};

/** How far a run is, as a bar and in words. */
function Progress({ run, name }: { run: Run; name: string }) {
  const { t } = useTranslation();
  const words = t('translate.suggesting', { count: run.total, done: run.done });
  return (
    <>
      <progress
        className={styles.progress}
        max={Math.max(1, run.total)}
        value={run.done}
        aria-label={name}
        aria-valuetext={words}
      />
      <span>{words}</span>
    </>
  );
}

/** Keeps the focus here when the button that has it makes room for another one, or for none. */
function useKeptFocus(button: 'start' | 'stop' | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const former = useRef(button);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (former.current !== button && isLost)
      (root.current?.querySelector('button') ?? root.current)?.focus({ preventScroll: true });
    former.current = button;
  }, [button]);
  return root;
}

/** Suggests all that is missing in a language: a button, and while it runs how far it is and a way to stop it. */
export function SuggestAll({ locale, language, missing, all }: Props) {
  const { t } = useTranslation();
  const run = all.run?.locale === locale ? all.run : undefined;
  const button = run ? 'stop' : missing > 0 ? 'start' : undefined;
  const root = useKeptFocus(button);
  if (!hasTranslationService()) return null;
  const name = t('translate.suggestAllIn', { language });
  return (
    <div ref={root} tabIndex={-1} className={styles.run}>
      {run && <Progress run={run} name={name} />}
      {run && (
        <Button key="stop" variant="default" loading={run.isStopping} onClick={all.stop}>
          {t('translate.stop')}
        </Button>
      )}
      {button === 'start' && (
        <Button
          key="start"
          variant="default"
          leftSection={<IconSparkles size={18} aria-hidden />}
          aria-label={name}
          disabled={all.run !== undefined}
          onClick={() => all.start({ locale, missing })}
        >
          {t('translate.suggestAll')}
        </Button>
      )}
    </div>
  );
}
