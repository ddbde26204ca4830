import { directionOf, isLocale, type Locale } from '@sofra/contract/languages/locales';
import { dietaryWord } from '@sofra/guest/phrases/dietary';
import { useTranslation } from 'react-i18next';
import { amountWords } from '../ui/format/amounts.ts';
import { capitalised } from '../ui/format/capitalised.ts';
import styles from './paste-dialog.module.css';
import type { PastedItem } from './reader/menu.ts';

/** A dish of a pasted menu: its words in every language, its marks, its price and what its larger sizes cost more. */
export function PastedDish({ item, currency }: { item: PastedItem; currency: string }) {
  const { i18n } = useTranslation();
  const { title, description, price, extras, translations, ingredient_warnings, food_speciality } = item;
  const marks = [...ingredient_warnings, ...food_speciality].map((key) =>
    capitalised(dietaryWord(key, i18n.language as Locale)),
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
          ([locale, words]) =>
            isLocale(locale) && (
              <bdi key={locale} className={styles.description} lang={locale} dir={directionOf(locale)}>
                {[words.title, words.description].filter(Boolean).join(' · ')}
              </bdi>
            ),
        )}
        {extras.map((extra) => (
          <bdi key={extra.title} className={styles.description}>
            {extra.title} <bdi>+{amountWords(extra.price, currency, i18n.language)}</bdi>
          </bdi>
        ))}
        {marks.length > 0 && <span className={styles.description}>{marks.join(', ')}</span>}
      </span>
      <bdi className={styles.price}>{amountWords(price, currency, i18n.language)}</bdi>
    </li>
  );
}
