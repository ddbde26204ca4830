import { NativeSelect } from '@mantine/core';
import { isLocale, LOCALES, type Locale } from '@sofra/contract/locales';
import type { Publication } from '@sofra/contract/publishing';
import { venueLocales } from '@sofra/guest/view';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api.ts';
import { pageNonce } from '../platform/nonce.ts';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { BRANDING } from './branding-queries.ts';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './preview.module.css';
import { previewPage, previewTheme, type Screen } from './preview-page.ts';
import { targetOf } from './preview-targets.ts';
import { COMMON, type ThemeForm } from './theme-values.ts';
import { usePhotos } from './use-photos.ts';

/** The draft of the current venue, with the pictures that only its people may see. */
const draftQuery = queryOptions({
  queryKey: [...BRANDING, 'draft'],
  queryFn: async ({ signal }) =>
    (await api('GET /me/venue/draft', { query: { pictures: 'signed' }, signal })) as Publication,
});

/** The screen that a part of the form shows on, and the look that it shows. */
export type Shown = { screen: Screen; look: string };

/** The screen of a part of the form; undefined where the last one stays. */
export function shownBy(part: string): Shown | undefined {
  if (part.startsWith('menus.')) return { screen: 'menu', look: part.slice('menus.'.length) };
  const screens: Record<string, Screen> = {
    general: 'welcome',
    welcome: 'welcome',
    detail: 'detail',
    selection: 'selection',
  };
  const screen = screens[part];
  return screen && { screen, look: COMMON };
}

type Props = {
  values: ThemeForm;
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** The option that is being edited, by its path in its part. */
  option: string;
};

/** Where a link of a page leads within the preview. */
function followed(link: HTMLAnchorElement, draft: Publication): Shown | Locale | undefined {
  if (isLocale(link.hreflang)) return link.hreflang;
  const path = new URL(link.href, location.origin).pathname.slice(`/m/${draft.venue.slug}`.length);
  if (path === '' || path === '/') return { screen: 'welcome', look: COMMON };
  const menu = draft.menus.find(({ slug }) => path === `/${slug}`);
  return menu ? { screen: 'menu', look: menu.id } : { screen: 'selection', look: COMMON };
}

const SCREENS = ['welcome', 'selection', 'menu', 'detail'] as const;

function Phone({ draft, values, shown, onShow, option }: Props & { draft: Publication }) {
  const { t } = useTranslation();
  const locales = venueLocales(draft);
  const [locale, setLocale] = useState(draft.venue.default_locale);
  const [now] = useState(() => new Date());
  const backgrounds = [
    values.welcome.background,
    ...Object.values(values.menus).map((look) => look.background),
  ];
  const photoOf = usePhotos(backgrounds.flatMap(({ url }) => url ?? []));
  const { screen, look } = shown;
  const page = useMemo(() => {
    const branding = { ...draft.branding, theme: previewTheme(values, photoOf) };
    return previewPage({ draft: { ...draft, branding }, screen, look, locale, now, nonce: pageNonce() });
  }, [draft, values, photoOf, screen, look, locale, now]);
  return (
    <>
      <div className={styles.choices}>
        <NativeSelect
          label={t('theme.screen')}
          data={SCREENS.map((name) => ({ value: name, label: t(`theme.screens.${name}`) }))}
          value={screen}
          onChange={({ currentTarget }) => onShow({ screen: currentTarget.value as Screen, look })}
        />
        {locales.length > 1 && (
          <NativeSelect
            label={t('theme.language')}
            data={LOCALES.filter(({ code }) => locales.includes(code)).map(({ code, name }) => ({
              value: code,
              label: name,
            }))}
            value={locale}
            onChange={({ currentTarget }) => setLocale(currentTarget.value as Locale)}
          />
        )}
      </div>
      {page ? (
        <div className={styles.phone}>
          <PhoneFrame
            title={t('theme.previewOf')}
            page={page}
            isItemOpen={screen === 'detail'}
            target={targetOf(screen, option)}
            onFollow={(link) => {
              const to = followed(link, draft);
              if (typeof to === 'string') setLocale(to);
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

/** The guests' pages in the theme as it stands in the form, on the venue's own draft. */
export function Preview(props: Props) {
  const { data, error, refetch } = useQuery(draftQuery);
  if (!data) return error ? <FailedList error={error} onRetry={refetch} /> : <TableSkeleton rows={6} />;
  return <Phone key={data.venue.slug} {...props} draft={data} />;
}
