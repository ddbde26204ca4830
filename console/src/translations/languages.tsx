import { Button } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { useFocusRestored } from '../ui/dialogs/use-focus-restored.ts';
import { usePending } from '../ui/feedback/use-pending.ts';
import { capitalised } from '../ui/format/capitalised.ts';
import { languageName } from '../ui/format/language-name.ts';
import { AcceptAll } from './accept-all.tsx';
import styles from './languages.module.css';
import { progressIn } from './progress.ts';
import { ProgressLine } from './progress-line.tsx';
import { type Showing, useShowing } from './queries.ts';
import { SuggestAll } from './suggest-all.tsx';
import { hasTranslationService, useSuggestAll } from './suggestions.ts';
import { type TreeNode, titleOf } from './texts.ts';

/** The names of languages in the language of the screen, each standing alone. */
export function useLanguageNames(): (locale: Locale) => string {
  const { i18n } = useTranslation();
  return (locale) => capitalised(languageName(locale, i18n.language));
}

type ProgressProps = {
  menu: string;
  nodes: readonly TreeNode[];
  locale: Locale;
  language: string;
  all: ReturnType<typeof useSuggestAll>;
};

/** How far the menu is translated into a language, and the way to suggest what is missing. */
function LanguageProgress({ menu, nodes, locale, language, all }: ProgressProps) {
  const progress = useMemo(() => progressIn(nodes, locale), [nodes, locale]);
  return (
    <>
      <ProgressLine {...progress} />
      <AcceptAll menu={menu} locale={locale} language={language} count={progress.suggested} />
      <SuggestAll locale={locale} language={language} missing={progress.missing} all={all} />
    </>
  );
}

const lacks = (nodes: readonly TreeNode[], locale: Locale) => progressIn(nodes, locale).missing > 0;

type Props = {
  menu: string;
  /** The languages that the venue speaks besides its main one. */
  extra: readonly Locale[];
  main: Locale;
  shown: ReadonlySet<Locale>;
  nodes: readonly TreeNode[];
  /** The language that the person has come for. */
  offered: Locale | undefined;
  /** The person takes it. */
  onTake: () => void;
  /** Whether all of the menu has come, so that it can be counted. */
  isWhole: boolean;
};

/** The languages in which guests can read the menu, each with how far it is translated; the same for all records. */
export const Languages = memo(function Languages(props: Props) {
  const { menu, extra, main, shown, nodes, offered, onTake, isWhole } = props;
  const { t, i18n } = useTranslation();
  const nameOf = useLanguageNames();
  const showing = useShowing(menu);
  const all = useSuggestAll(menu);
  // A tick moves at once, also during another one, and back when the server refuses.
  const [pending, start] = usePending<Showing>(showing.mutateAsync);
  const [node] = nodes;
  const [title] = node?.parts ?? [];
  const isTicked = (locale: Locale) =>
    pending.findLast((tick) => tick.locale === locale)?.enabled ?? shown.has(locale);
  const tick = (locale: Locale, enabled: boolean) => {
    if (node && title) start({ locale, name: titleOf(node, main), title, enabled });
  };
  const isOffered = offered !== undefined && !isTicked(offered);
  useFocusRestored(isOffered);
  return (
    <fieldset className={styles.languages}>
      <legend>{t('translate.languages')}</legend>
      <p className={styles.hint}>{t('translate.main', { language: languageName(main, i18n.language) })}</p>
      {isOffered && (
        <div className={styles.offer}>
          <p>{t('translate.offer', { language: languageName(offered, i18n.language) })}</p>
          <Button
            onClick={() => {
              onTake();
              tick(offered, true);
            }}
          >
            {t('translate.show', { language: languageName(offered, i18n.language) })}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {extra.map((locale) => (
          <li key={locale}>
            <CheckBox
              label={nameOf(locale)}
              checked={isTicked(locale)}
              onChange={({ currentTarget: { checked } }) => tick(locale, checked)}
            />
            {isWhole && isTicked(locale) && (
              <LanguageProgress
                menu={menu}
                nodes={nodes}
                locale={locale}
                language={nameOf(locale)}
                all={all}
              />
            )}
          </li>
        ))}
      </ul>
      {isWhole &&
        !hasTranslationService() &&
        extra.some((locale) => isTicked(locale) && lacks(nodes, locale)) && (
          <p className={styles.hint}>{t('translate.noService')}</p>
        )}
    </fieldset>
  );
});
