import { Button, Skeleton } from '@mantine/core';
import { LOCALES } from '@sofra/contract/languages/locales';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { linkToTranslate, MENUS } from '../catalogue/levels.ts';
import { useFocusRestored } from '../ui/dialogs/use-focus-restored.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import sheets from '../ui/layout/sheets.module.css';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { withMain } from '../venues/venue-values.ts';
import { type Venue, venueQuery } from '../venues/venues.ts';
import { useLanguageNames } from './languages.tsx';
import styles from './languages-page.module.css';
import { ProgressLine } from './progress-line.tsx';
import { languagesQuery, type Spoken, useSpokenChange, type VenueLanguage } from './venue-languages.ts';

/** The menus of a language, each with how far it is translated and the way to translate it. */
function Menus({ language: { menus, isMain, locale } }: { language: VenueLanguage }) {
  const { t } = useTranslation();
  const nameOf = useLanguageNames();
  return (
    <ul className={styles.menus}>
      {menus.map(({ id, title, isShown, progress }) => (
        <li key={id}>
          <Link
            {...linkToTranslate(MENUS, id, isMain || isShown ? undefined : locale)}
            className={sheets.link}
            aria-label={
              isMain ? undefined : t('translate.venue.translate', { title, language: nameOf(locale) })
            }
          >
            <bdi>{title}</bdi>
          </Link>
          {!isMain && !isShown && <Badge>{t('translate.venue.hidden')}</Badge>}
          <div className={styles.progress}>
            <ProgressLine {...progress} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type LanguageProps = { venue: Venue; language: VenueLanguage; onSpeak: (spoken: Spoken) => void };

/** The buttons that make a further language the main one, or take it away. */
function Choices({ venue, language: { locale }, onSpeak }: LanguageProps) {
  const { t } = useTranslation();
  const nameOf = useLanguageNames();
  const readOnly = useReadOnly();
  const { default_locale, extra_locales } = venue;
  const language = nameOf(locale);
  const choices = [
    { key: 'makeMain', spoken: withMain(venue, locale) },
    {
      key: 'remove',
      spoken: { default_locale, extra_locales: extra_locales.filter((one) => one !== locale) },
    },
  ] as const;
  return (
    <div className={styles.buttons}>
      {choices.map(({ key, spoken }) => (
        <Button
          key={key}
          {...readOnly}
          variant="default"
          aria-label={`${t(`translate.venue.${key}`)}: ${language}`}
          onClick={() => onSpeak(spoken)}
        >
          {t(`translate.venue.${key}`)}
        </Button>
      ))}
    </div>
  );
}

function Language(props: LanguageProps) {
  const { t } = useTranslation();
  const nameOf = useLanguageNames();
  const { locale, isMain, menus, progress } = props.language;
  return (
    <section className={sheets.sheet} aria-label={nameOf(locale)}>
      <div className={styles.head}>
        <h2 className={sheets.heading}>{nameOf(locale)}</h2>
        {isMain ? <Badge>{t('translate.venue.main')}</Badge> : <Choices {...props} />}
      </div>
      {menus.length > 1 && (
        <div>
          <ProgressLine {...progress} />
        </div>
      )}
      {menus.length === 0 && <p className={sheets.waiting}>{t('translate.venue.noMenus')}</p>}
      <Menus language={props.language} />
    </section>
  );
}

/** The languages that can still be added. */
function MoreLanguages({ venue, onSpeak }: { venue: Venue; onSpeak: (spoken: Spoken) => void }) {
  const { t } = useTranslation();
  const nameOf = useLanguageNames();
  const readOnly = useReadOnly();
  const { default_locale, extra_locales } = venue;
  const others = LOCALES.filter(({ code }) => code !== default_locale && !extra_locales.includes(code));
  if (others.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {others.map(({ code }) => (
        <Button
          key={code}
          {...readOnly}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onSpeak({ default_locale, extra_locales: [...extra_locales, code] })}
        >
          {t('translate.venue.add', { language: nameOf(code) })}
        </Button>
      ))}
    </div>
  );
}

function LanguagesOf({ venue }: { venue: Venue }) {
  const spoken = [venue.default_locale, ...venue.extra_locales];
  const { data, error, refetch } = useQuery(languagesQuery(venue.id, spoken));
  const change = useSpokenChange(venue.id);
  const { default_locale, extra_locales } = venue;
  const speak = (after: Spoken) => change({ before: { default_locale, extra_locales }, after });
  // Cards and buttons come and go with a language.
  useFocusRestored([spoken, data?.map(({ locale }) => locale)].join());
  if (error && !data) return <FailedList error={error} onRetry={refetch} />;
  return (
    <div className={sheets.page}>
      {data?.map((language) => (
        <Language key={language.locale} venue={venue} language={language} onSpeak={speak} />
      )) ?? spoken.map((locale) => <Skeleton key={locale} height={160} />)}
      <MoreLanguages venue={venue} onSpeak={speak} />
    </div>
  );
}

/** The page of the languages of the venue: which they are, how far each is translated, and the ways to translate. */
export function LanguagesPage() {
  const { t } = useTranslation();
  const { data: venue, error, refetch } = useQuery(venueQuery);
  return (
    <>
      <h1 className={sheets.title}>{t('pages.languages')}</h1>
      <p className={styles.intro}>{t('translate.venue.intro')}</p>
      {venue && <LanguagesOf key={venue.id} venue={venue} />}
      {!venue && (error ? <FailedList error={error} onRetry={refetch} /> : <TableSkeleton rows={4} />)}
    </>
  );
}
