import { Button } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { IconChecks } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './accept-all.module.css';
import { useAcceptAll } from './suggestions.ts';
import type { TreeNode } from './texts.ts';

type Props = {
  menu: string;
  locale: Locale;
  /** The name of the language, for those who hear the button alone. */
  language: string;
  /** How many suggestions there are; one alone has a button of its own. */
  count: number;
  /** The record whose suggestions are meant; all of the menu's without. */
  node?: TreeNode;
};

/** Accepts all suggestions of a record or of a menu in a language as they stand. */
export function AcceptAll({ menu, locale, language, count, node }: Props) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const accepting = useAcceptAll(menu);
  const isOffered = count > 1 || accepting.isPending;
  // The focus stays here when the button that has it goes.
  useEffect(() => {
    if (!isOffered && accepting.isSuccess && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
  }, [isOffered, accepting.isSuccess]);
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      {isOffered && (
        <Button
          variant="default"
          leftSection={<IconChecks size={18} aria-hidden />}
          aria-label={t(node ? 'translate.acceptOfRecord' : 'translate.acceptOfMenu', { language })}
          loading={accepting.isPending}
          onClick={() => accepting.mutate({ locale, node })}
        >
          {t('translate.acceptAll')}
        </Button>
      )}
    </div>
  );
}
