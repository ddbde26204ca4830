import { useTranslation } from 'react-i18next';
import { languageName } from '../ui/format/language-name.ts';
import { listed } from '../ui/format/listed.ts';
import type { Venue } from '../venues/venues.ts';
import type { VenueFile } from './read-file.ts';
import { figuresOf } from './venue-document.ts';
import styles from './venue-file.module.css';

/** The figures of a file that comes into a venue: its menus, sections, dishes and pictures, its languages, and what is left out. */
export function FileFigures({ file, venue }: { file: VenueFile; venue: Venue }) {
  const { t, i18n } = useTranslation();
  const { document, pictures, missing } = file;
  const { menus, sections, items } = figuresOf(document);
  const nameOf = (code: string) => languageName(code, i18n.language);
  const shown = new Set(document.menus.flatMap(({ locales }) => locales));
  const languages = document.locales.filter((code, index) => index === 0 || shown.has(code));
  const known: readonly string[] = [venue.default_locale, ...venue.extra_locales];
  const fresh = menus > 0 ? languages.filter((code) => !known.includes(code)) : [];
  return (
    <>
      <ul className={styles.figures}>
        <li>{t('venueFile.menus', { figure: menus })}</li>
        <li>{t('venueFile.sections', { figure: sections })}</li>
        <li>{t('venueFile.items', { figure: items })}</li>
        <li>{t('venueFile.pictures', { figure: pictures.size })}</li>
      </ul>
      <p>{t('venueFile.languages', { languages: listed(languages.map(nameOf), i18n.language) })}</p>
      {fresh.length > 0 && (
        <p>{t('venueFile.fresh', { languages: listed(fresh.map(nameOf), i18n.language) })}</p>
      )}
      {missing > 0 && <p>{t('venueFile.missing', { figure: missing })}</p>}
    </>
  );
}
