import { NativeSelect } from '@mantine/core';
import { isLocale, type Locale } from '@sofra/contract/languages/locales';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { elementOf } from '@sofra/guest/option-elements';
import type { Page } from '@sofra/guest/page';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../phone/language-choice.tsx';
import styles from '../phone/phone.module.css';
import { PhoneFrame } from '../phone/phone-frame.tsx';
import { usePhotos } from '../phone/use-photos.ts';
import { pageNonce } from '../platform/nonce.ts';
import { previewPage, previewTheme, type Screen } from './preview-page.ts';
import { COMMON, type ThemeForm } from './theme-values.ts';

/** The screen that a part of the form shows on, and the look that it shows. */
export type Shown = { screen: Screen; look: string };

/** The properties of a preview. */
export type PreviewProps = {
  values: ThemeForm;
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** The option that is being edited, by its path in its part. */
  option: string;
};

/** Where a link of a page leads within the preview; undefined for one that leaves the venue's pages. */
function followed(link: HTMLAnchorElement, draft: Publication): Shown | Locale | undefined {
  if (isLocale(link.hreflang)) return link.hreflang;
  const home = `/m/${draft.venue.slug}`;
  const { origin, pathname } = new URL(link.href, location.origin);
  if (origin !== location.origin || !pathname.startsWith(home)) return undefined;
  const path = pathname.slice(home.length);
  if (path === '' || path === '/') return { screen: 'welcome', look: COMMON };
  const menu = draft.menus.find(({ slug }) => path === `/${slug}`);
  return menu ? { screen: 'menu', look: menu.id } : { screen: 'selection', look: COMMON };
}

type Given = PreviewProps & { draft: Publication };

const SCREENS = ['welcome', 'selection', 'menu', 'detail'] as const;

/** The page of the screen that is shown, in the form's theme; a change of the theme alone prepares nothing anew. */
function usePage({ draft, values, shown: { screen, look } }: Given, locale: Locale) {
  const [now] = useState(() => new Date());
  const keys = Object.keys(values.menus).join(' ');
  const drawn = useMemo(() => {
    const looks = keys.split(' ');
    return previewPage({ draft, screen, look, looks, locale, now, nonce: pageNonce() });
  }, [draft, screen, look, keys, locale, now]);
  const backgrounds = [
    values.welcome.background,
    ...Object.values(values.menus).map(({ background }) => background),
  ];
  const photoOf = usePhotos(backgrounds.flatMap(({ url }) => url ?? []));
  return useMemo(() => drawn?.(previewTheme(values, photoOf)), [drawn, values, photoOf]);
}

type ScreensProps = {
  publication: Publication;
  shown: Shown;
  onShow: (shown: Shown) => void;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  page: Page | undefined;
  /** The selector of the element that is being edited. */
  target?: string | undefined;
};

/** A venue's pages on a phone, with the choice of screen and language. */
function PhoneScreens({ publication, shown, onShow, locale, onLocale, page, target }: ScreensProps) {
  const { t } = useTranslation();
  const { screen, look } = shown;
  return (
    <>
      <div className={styles.choices}>
        <NativeSelect
          label={t('theme.screen')}
          data={SCREENS.map((name) => ({ value: name, label: t(`theme.screens.${name}`) }))}
          value={screen}
          onChange={({ currentTarget }) => onShow({ screen: currentTarget.value as Screen, look })}
        />
        <LanguageChoice
          label={t('theme.language')}
          publication={publication}
          locale={locale}
          onLocale={onLocale}
        />
      </div>
      {page ? (
        <div className={styles.phone}>
          <PhoneFrame
            title={t('theme.previewOf')}
            page={page}
            isItemOpen={screen === 'detail'}
            target={target}
            onFollow={(link) => {
              const to = followed(link, publication);
              if (typeof to === 'string') onLocale(to);
              else if (to) onShow(to);
            }}
          />
        </div>
      ) : (
        <p className={styles.empty}>{t('theme.empty')}</p>
      )}
    </>
  );
}

/** A draft's pages in the form's theme, on a phone. */
export function PreviewPhone({ draft, values, shown, onShow, option }: Given) {
  const [locale, setLocale] = useState(draft.venue.default_locale);
  const page = usePage({ draft, values, shown, onShow, option }, locale);
  return (
    <PhoneScreens
      publication={draft}
      shown={shown}
      onShow={onShow}
      locale={locale}
      onLocale={setLocale}
      page={page}
      target={elementOf(`${shown.screen}.${option}`)?.selector}
    />
  );
}

/** The pages of a publication as its guests saw them, on a phone. */
export function PublishedPhone({ publication }: { publication: Publication }) {
  const [shown, setShown] = useState<Shown>({ screen: 'menu', look: publication.menus[0]?.id ?? COMMON });
  const [locale, setLocale] = useState(publication.venue.default_locale);
  const [now] = useState(() => new Date());
  const page = useMemo(() => {
    const { theme } = publication.branding;
    const looks = theme.menu_themes.map(({ menu_id: menu }) => menu ?? COMMON);
    return previewPage({ draft: publication, ...shown, looks, locale, now, nonce: pageNonce() })?.(theme);
  }, [publication, shown, locale, now]);
  return (
    <PhoneScreens
      publication={publication}
      shown={shown}
      onShow={setShown}
      locale={locale}
      onLocale={setLocale}
      page={page}
    />
  );
}
