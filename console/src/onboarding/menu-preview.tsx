import type { Locale } from '@sofra/contract/languages/locales';
import { formatPrice } from '@sofra/contract/money/money';
import { useTranslation } from 'react-i18next';
import { amountInFull } from '../ui/format/amounts.ts';
import styles from './menu-preview.module.css';
import { type ItemDraft, isBlankItem, titleOr, type Wizard } from './wizard.ts';

/** A phone's screen holds no more; what follows is cut off anyway. */
const MOST = { sections: 3, items: 5 } as const;

function PreviewItem({ item, currency }: { item: ItemDraft; currency: string }) {
  const { t, i18n } = useTranslation();
  const amount = amountInFull(item.price, currency);
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <b>
          <bdi>{titleOr(item.title, t('wizard.preview.item'))}</bdi>
        </b>
        <span className={styles.description}>
          <bdi>{item.description}</bdi>
        </span>
        {amount && (
          <span className={styles.price}>{formatPrice(amount, currency, i18n.language as Locale)}</span>
        )}
      </span>
      {item.photo.url && <img src={item.photo.url} alt="" loading="lazy" className={styles.photo} />}
    </li>
  );
}

/**
 * The menu as guests will have it in their hands, while it is being written. It only repeats what stands in the form, so it
 * is for the eyes alone.
 */
export function MenuPreview({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation();
  const { name, title, currency, sections } = wizard;
  return (
    <figure className={styles.preview} aria-hidden="true">
      <figcaption className={styles.caption}>{t('wizard.preview.label')}</figcaption>
      <div className={styles.phone}>
        <p className={styles.venue}>
          <bdi>{titleOr(name, t('wizard.preview.name'))}</bdi>
        </p>
        <p className={styles.title}>
          <bdi>{titleOr(title, t('wizard.preview.menu'))}</bdi>
        </p>
        {sections.slice(0, MOST.sections).map((section) => (
          <div key={section.key} className={styles.section}>
            <p className={styles.sectionTitle}>
              <bdi>{titleOr(section.title, t('wizard.preview.section'))}</bdi>
            </p>
            <ul className={styles.items}>
              {section.items
                .filter((item) => !isBlankItem(item))
                .slice(0, MOST.items)
                .map((item) => (
                  <PreviewItem key={item.key} item={item} currency={currency} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </figure>
  );
}
