import type { Locale } from '@sofra/contract/languages/locales';
import {
  type Icon,
  IconClockOff,
  IconFolderOpen,
  IconLanguage,
  IconListSearch,
  IconMail,
  IconPhotoOff,
  IconRefreshAlert,
} from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { linkTo, linkToTranslate, MENUS } from '../catalogue/levels.ts';
import { isolateAmongNames } from '../platform/isolate.ts';
import { PATHS } from '../platform/paths.ts';
import { capitalised } from '../ui/format/capitalised.ts';
import { languageName } from '../ui/format/language-name.ts';
import sheets from '../ui/layout/sheets.module.css';
import styles from './dashboard.module.css';
import type { Overview } from './queries.ts';

/** Something that needs care: what it is, and where it is mended. */
type Care = { key: string; Icon: Icon; words: string; link: LinkProps };

type Phrase = 'photos' | 'checkAgain' | 'unstated';

/** Sections with items that need care. */
function sectionCares(
  { sections }: Overview['without_photo'],
  [phrase, Icon]: readonly [Phrase, Icon],
  t: TFunction,
  locale: Locale,
): Care[] {
  return sections.map(({ menu_id, section_id, title, items }) => ({
    key: `${phrase} ${section_id}`,
    Icon,
    words: t(`care.${phrase}`, { count: items, title: isolateAmongNames(title, locale) }),
    link: linkTo({ level: 'items', above: [menu_id, section_id] }),
  }));
}

const emptyCares = ({ empty }: Overview, t: TFunction, locale: Locale): Care[] =>
  empty.records.map(({ menu_id, section_id, title }) => {
    const name = { title: isolateAmongNames(title, locale) };
    return {
      key: `empty ${section_id ?? menu_id}`,
      Icon: IconFolderOpen,
      words: section_id ? t('care.emptySection', name) : t('care.emptyMenu', name),
      link: section_id
        ? linkTo({ level: 'items', above: [menu_id, section_id] })
        : linkTo({ level: 'sections', above: [menu_id] }),
    };
  });

const languageCares = ({ untranslated }: Overview, t: TFunction, locale: Locale): Care[] =>
  untranslated.map(({ locale: code, records, menu_id }) => ({
    key: `language ${code}`,
    Icon: IconLanguage,
    words: t('care.untranslated', { count: records, language: capitalised(languageName(code, locale)) }),
    link: linkToTranslate(MENUS, menu_id),
  }));

function caresOf(overview: Overview, t: TFunction, locale: Locale): Care[] {
  const { steps, closed_hours } = overview;
  const email = {
    key: 'email',
    Icon: IconMail,
    words: t('care.email'),
    link: { to: PATHS['settings-main'] },
  };
  const count = Math.round(closed_hours);
  const closed = {
    key: 'closed',
    Icon: IconClockOff,
    words: t('care.closed', { count }),
    link: { to: PATHS['as-of'] },
  };
  return [
    ...(steps.email_confirmed ? [] : [email]),
    ...emptyCares(overview, t, locale),
    ...sectionCares(overview.check_again, ['checkAgain', IconRefreshAlert], t, locale),
    // A venue that states nothing at all has not begun, and is not urged.
    ...(overview.stated > 0 ? sectionCares(overview.unstated, ['unstated', IconListSearch], t, locale) : []),
    ...sectionCares(overview.without_photo, ['photos', IconPhotoOff], t, locale),
    ...languageCares(overview, t, locale),
    ...(count > 0 ? [closed] : []),
  ];
}

/** The number of what needs care and is not named in the list. */
function unnamed({ without_photo, check_again, unstated, stated, empty }: Overview) {
  const left = ({ total, sections }: Overview['without_photo']) =>
    total - sections.reduce((sum, { items }) => sum + items, 0);
  return {
    CheckAgain: left(check_again),
    Unstated: stated > 0 ? left(unstated) : 0,
    Photos: left(without_photo),
    Empty: empty.total - empty.records.length,
  };
}

/** What a venue that states nothing of ingredients could do. */
function NoneStated({ overview: { stated, unstated } }: { overview: Overview }) {
  const { t } = useTranslation();
  const [first] = unstated.sections;
  if (stated > 0 || !first) return null;
  return (
    <p className={styles.text}>
      {t('care.noneStated')}{' '}
      <Link {...linkTo({ level: 'items', above: [first.menu_id, first.section_id] })} className={sheets.link}>
        {t('care.begin')}
      </Link>
    </p>
  );
}

const MORE = ['CheckAgain', 'Unstated', 'Photos', 'Empty'] as const;

/** The list of things that need care in the venue, each with a link to where it is mended. */
export function CareList({ overview }: { overview: Overview }) {
  const { t, i18n } = useTranslation();
  const cares = caresOf(overview, t, i18n.language as Locale);
  const more = unnamed(overview);
  if (cares.length === 0)
    return (
      <>
        <p className={styles.text}>{t('care.nothing')}</p>
        <NoneStated overview={overview} />
      </>
    );
  return (
    <>
      <ul>
        {cares.map(({ key, Icon, words, link }) => (
          <li key={key}>
            <Link {...link} className={styles.care}>
              <Icon size={20} stroke={1.75} aria-hidden className={styles.picture} />
              <span>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
      {MORE.map((what) =>
        more[what] > 0 ? (
          <p key={what} className={styles.text}>
            {t(`care.more${what}`, { count: more[what] })}
          </p>
        ) : null,
      )}
      <NoneStated overview={overview} />
    </>
  );
}
