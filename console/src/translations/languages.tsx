import type { Locale } from '@sofra/contract/locales';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { Badge } from '../ui/feedback/badge.tsx';
import { usePending } from '../ui/feedback/use-pending.ts';
import { capitalised } from '../ui/format/capitalised.ts';
import { languageName } from '../ui/format/language-name.ts';
import styles from './languages.module.css';
import { type Showing, useShowing } from './queries.ts';
import { missingIn, outdatedIn, type TreeNode, titleOf } from './texts.ts';

/** The names of languages in the language of the screen, each standing alone. */
export function useLanguageNames(): (locale: Locale) => string {
  const { i18n } = useTranslation();
  return (locale) => capitalised(languageName(locale, i18n.language));
}

type Props = {
  menu: string;
  /** The languages that the venue speaks besides its main one. */
  extra: readonly Locale[];
  main: Locale;
  shown: ReadonlySet<Locale>;
  nodes: readonly TreeNode[];
  /** Whether all of the menu has come, so that it can be counted. */
  isWhole: boolean;
};

/** The languages in which guests can read the menu, each with what is still missing in it. */
export function Languages({ menu, extra, main, shown, nodes, isWhole }: Props) {
  const { t, i18n } = useTranslation();
  const nameOf = useLanguageNames();
  const showing = useShowing(menu);
  // A tick moves at once, also during another one, and back when the server refuses.
  const [pending, start] = usePending<Showing>(showing.mutateAsync);
  const [node] = nodes;
  const [title] = node?.parts ?? [];
  const isTicked = (locale: Locale) =>
    pending.findLast((tick) => tick.locale === locale)?.enabled ?? shown.has(locale);
  const missing = (locale: Locale) => nodes.reduce((sum, node) => sum + missingIn(node, locale), 0);
  const outdated = (locale: Locale) => nodes.reduce((sum, node) => sum + outdatedIn(node, locale), 0);
  const tick = (locale: Locale, enabled: boolean) => {
    if (node && title) start({ locale, name: titleOf(node, main), title, enabled });
  };
  return (
    <fieldset className={styles.languages}>
      <legend>{t('translate.languages')}</legend>
      <p className={styles.hint}>{t('translate.main', { language: languageName(main, i18n.language) })}</p>
      <ul className={styles.list}>
        {extra.map((locale) => {
          const count = missing(locale);
          const old = outdated(locale);
          const isCounted = isWhole && isTicked(locale);
          return (
            <li key={locale}>
              <CheckBox
                label={nameOf(locale)}
                checked={isTicked(locale)}
                onChange={({ currentTarget: { checked } }) => tick(locale, checked)}
              />
              {isCounted && count > 0 && <Badge>{t('translate.missing', { count })}</Badge>}
              {isCounted && old > 0 && <Badge>{t('translate.outdated', { count: old })}</Badge>}
              {isCounted && count + old === 0 && <Badge>{t('translate.complete')}</Badge>}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
