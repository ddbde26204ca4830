import type { Locale } from '@sofra/contract/languages/locales';
import { HOUR } from '@sofra/contract/limits';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../platform/paths.ts';
import sheets from '../ui/layout/sheets.module.css';
import styles from './as-of.module.css';
import { placeOf } from './as-of-place.ts';
import type { MomentView } from './as-of-queries.ts';
import { titleOf } from './as-of-words.ts';

/** The rows that can never show, and the hours of the week without a menu: each leads to where it is mended. */
export function AsOfWarnings({ moment }: { moment: MomentView }) {
  const { t, i18n } = useTranslation();
  const words = { t, locale: i18n.language as Locale };
  const title = useId();
  const never = moment.hidden.filter((row) => row.never !== null);
  const hours = moment.gaps.reduce(
    (sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / HOUR,
    0,
  );
  const count = Math.round(hours);
  if (never.length === 0 && count === 0) return null;
  const isAll = moment.menus.every(({ on }) => on.length === 0);
  return (
    <section aria-labelledby={title} className={`${sheets.card} ${styles.card}`}>
      <h2 id={title}>{t('asOf.warnings')}</h2>
      <ul className={styles.warnings}>
        {count > 0 && (
          <li>
            <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
            <Link to={PATHS.menus}>{isAll ? t('asOf.allWeek') : t('asOf.gaps', { count })}</Link>
          </li>
        )}
        {never.map((row) => {
          const told = row.never && t(`asOf.never.${row.never}`, { title: titleOf(row, words) });
          const place = placeOf(row);
          return (
            <li key={row.id}>
              <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
              {place ? <Link {...place}>{told}</Link> : <span>{told}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
