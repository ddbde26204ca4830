import type { PastedSection } from '@sofra/contract/pasted-menu';
import { useTranslation } from 'react-i18next';
import { amountWords } from '../ui/format/amounts.ts';
import styles from './paste-dialog.module.css';
import type { Refused } from './takeable.ts';

type Props = {
  sections: readonly PastedSection[];
  refused: readonly Refused[];
  left: readonly string[];
  currency: string;
  /** The currencies that stand in the text. */
  written: readonly string[];
  isEmpty: boolean;
};

function Section({ section, currency }: { section: PastedSection; currency: string }) {
  const { i18n } = useTranslation();
  return (
    <section className={styles.section}>
      <h3>
        <bdi>{section.title}</bdi>
      </h3>
      {section.description && (
        <p className={styles.description}>
          <bdi>{section.description}</bdi>
        </p>
      )}
      <ul>
        {section.items.map(({ title, description, price }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dishes of a text may be the same, and none of them moves.
          <li key={at}>
            <span className={styles.words}>
              <bdi>{title}</bdi>
              {description && (
                <bdi className={styles.description} dir="auto">
                  {description}
                </bdi>
              )}
            </span>
            <bdi className={styles.price}>{amountWords(price, currency, i18n.language)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NotTaken({ refused, left }: Pick<Props, 'refused' | 'left'>) {
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
        {[...new Set(left)].map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list of a pasted menu's sections as they will stand in the menu, and of the lines that are not taken. */
export function PastedList({ sections, refused, left, currency, written, isEmpty }: Props) {
  const { t } = useTranslation();
  const others = written.filter((code) => code !== currency);
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  return (
    // A region that scrolls is reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={styles.result} aria-label={t('pasting.result')} tabIndex={0}>
      <p role="status" className={styles.status}>
        {isEmpty ? t('pasting.nothing') : t('pasting.understood', { count })}
      </p>
      {others.length > 0 && (
        <p className={styles.status}>
          {t('pasting.currency', {
            written: others.map((code) => code.toUpperCase()).join(', '),
            currency: currency.toUpperCase(),
          })}
        </p>
      )}
      {sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two headings of a text may be the same, and none of them moves.
        <Section key={at} section={section} currency={currency} />
      ))}
      <NotTaken refused={refused} left={left} />
    </section>
  );
}
