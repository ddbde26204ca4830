import { directionOf, isLocale, type Locale } from '@sofra/contract/languages/locales';
import { dietaryWord } from '@sofra/guest/phrases/dietary';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../ui/controls/check-box.tsx';
import { amountWords } from '../ui/format/amounts.ts';
import { capitalised } from '../ui/format/capitalised.ts';
import { languageName } from '../ui/format/language-name.ts';
import styles from './paste-dialog.module.css';
import type { PastedItem, PastedMenu, PastedSection, PastedTranslations } from './reader/menu.ts';
import type { Doubtful, Refused } from './takeable.ts';

/** A dish of a pasted menu: its words in every language, its marks, its price and what its larger sizes cost more. */
function PastedDish({ item, currency, locale }: { item: PastedItem; currency: string; locale: Locale }) {
  const { title, description, price, extras, translations, ingredient_warnings, food_speciality } = item;
  const marks = [...ingredient_warnings, ...food_speciality].map((key) =>
    capitalised(dietaryWord(key, locale)),
  );
  return (
    <li>
      <span className={styles.words}>
        <bdi>{title}</bdi>
        {description && (
          <bdi className={styles.description} dir="auto">
            {description}
          </bdi>
        )}
        {Object.entries(translations).map(
          ([code, words]) =>
            isLocale(code) && (
              <bdi key={code} className={styles.description} lang={code} dir={directionOf(code)}>
                {[words.title, words.description].filter(Boolean).join(' · ')}
              </bdi>
            ),
        )}
        {extras.map((extra) => (
          <bdi key={extra.title} className={styles.description}>
            {extra.title} <bdi>+{amountWords(extra.price, currency, locale)}</bdi>
          </bdi>
        ))}
        {marks.length > 0 && <span className={styles.description}>{marks.join(', ')}</span>}
      </span>
      <bdi className={styles.price}>{amountWords(price, currency, locale)}</bdi>
    </li>
  );
}

type Props = {
  sections: readonly PastedSection[];
  doubtful: readonly Doubtful[];
  onAccept: (key: string, isTaken: boolean) => void;
  refused: readonly Refused[];
  read: PastedMenu;
  currency: string;
  isEmpty: boolean;
};

/** The title of a row in the other languages of the text. */
function OtherTitles({ translations }: { translations: PastedTranslations }) {
  return Object.entries(translations).map(
    ([locale, { title }]) =>
      title &&
      isLocale(locale) && (
        <bdi key={locale} className={styles.other} lang={locale} dir={directionOf(locale)}>
          {title}
        </bdi>
      ),
  );
}

function Section({ section, currency }: { section: PastedSection; currency: string }) {
  const { i18n } = useTranslation();
  return (
    <section className={styles.section}>
      <h3>
        <bdi>{section.title}</bdi> <OtherTitles translations={section.translations} />
      </h3>
      {section.description && (
        <p className={styles.description}>
          <bdi>{section.description}</bdi>
        </p>
      )}
      <ul>
        {section.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dishes of a text may be the same, and none of them moves.
          <PastedDish key={at} item={item} currency={currency} locale={i18n.language as Locale} />
        ))}
      </ul>
    </section>
  );
}

/** The lines that may be no dishes, each taken by a tap. */
function Doubts({ doubtful, onAccept, currency }: Pick<Props, 'doubtful' | 'onAccept' | 'currency'>) {
  const { t, i18n } = useTranslation();
  if (doubtful.length === 0) return null;
  return (
    <section className={styles.doubts}>
      <h3>{t('pasting.doubtful')}</h3>
      <p className={styles.description}>{t('pasting.doubtfulHint')}</p>
      <ul>
        {doubtful.map(({ key, item, isTaken }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a text may be the same, and none of them moves.
          <li key={at}>
            <CheckBox
              checked={isTaken}
              onChange={({ currentTarget: { checked } }) => onAccept(key, checked)}
              label={item.title}
            />
            <bdi className={styles.price}>{amountWords(item.price, currency, i18n.language)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NotTaken({ refused, left }: { refused: readonly Refused[]; left: readonly string[] }) {
  const { t } = useTranslation();
  if (refused.length + left.length === 0) return null;
  return (
    <section className={styles.left}>
      <h3>{t('pasting.left')}</h3>
      <ul>
        {refused.map(({ title, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dishes of a text may be the same, and none of them moves.
          <li key={at}>
            <bdi>{title}</bdi>
            <span className={styles.description}>{why}</span>
          </li>
        ))}
        {left.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The parts of the text that the menu does not take as they are: its currency, and languages that the venue does not speak. */
function Remarks({ read, currency }: Pick<Props, 'read' | 'currency'>) {
  const { t, i18n } = useTranslation();
  const others = read.currencies.filter((code) => code !== currency);
  return (
    <>
      {others.length > 0 && (
        <p className={styles.status}>
          {t('pasting.currency', {
            written: others.map((code) => code.toUpperCase()).join(', '),
            currency: currency.toUpperCase(),
          })}
        </p>
      )}
      {read.unspoken.map((locale) => (
        <p key={locale} className={styles.status}>
          {t('pasting.unspoken', { language: languageName(locale, i18n.language) })}
        </p>
      ))}
    </>
  );
}

/**
 * The list of a pasted menu's sections as they will stand in the menu, and of the lines that are not taken. It is drawn for another
 * reading alone: with a thousand dishes each key would else wait for it.
 */
export const PastedList = memo(function PastedList(props: Props) {
  const { sections, doubtful, onAccept, refused, read, currency, isEmpty } = props;
  const { t } = useTranslation();
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const left = [...new Set(read.left)];
  const notTaken = refused.length + left.length;
  return (
    // A region that scrolls is reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={styles.result} aria-label={t('pasting.result')} tabIndex={0}>
      <p role="status" className={styles.status}>
        {isEmpty ? t('pasting.nothing') : t('pasting.understood', { count })}
      </p>
      {notTaken > 0 && <p className={styles.status}>{t('pasting.leftBelow', { figure: notTaken })}</p>}
      <Remarks read={read} currency={currency} />
      <Doubts doubtful={doubtful} onAccept={onAccept} currency={currency} />
      {sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two headings of a text may be the same, and none of them moves.
        <Section key={at} section={section} currency={currency} />
      ))}
      <NotTaken refused={refused} left={left} />
    </section>
  );
});
