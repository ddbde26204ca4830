import { NativeSelect, Skeleton } from '@mantine/core';
import { LEVELS } from '@sofra/contract/catalogue/levels';
import { isLocale, type Locale } from '@sofra/contract/languages/locales';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { menuPage } from '@sofra/guest/page';
import { venueLocales, viewOf } from '@sofra/guest/view';
import { IconEyeOff } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../phone/language-choice.tsx';
import phone from '../phone/phone.module.css';
import { PhoneFrame } from '../phone/phone-frame.tsx';
import { usePhotos } from '../phone/use-photos.ts';
import { pageNonce } from '../platform/nonce.ts';
import { keep, readStored } from '../platform/storage.ts';
import { useMinute } from '../ui/format/use-minute.ts';
import { FailedList } from '../ui/lists/list-states.tsx';
import { draftAroundQuery } from './draft-around.ts';
import { hiddenWords } from './hidden-words.ts';
import { type Laid, laidOver } from './laid-over.ts';
import { recordsAbove } from './levels.ts';
import type { Place } from './place.ts';
import { recordQuery } from './queries.ts';
import type { Draft } from './record-body.ts';
import styles from './record-preview.module.css';
import type { Row } from './rows.ts';

/** The properties of a preview. */
export type PreviewProps = {
  place: Place;
  /** The record as it is stored; none of a new one. */
  row: Row | undefined;
  /** The values of the form, and those that it began with. */
  draft: Draft;
  before: Draft;
};

type Given = PreviewProps & { publication: Publication };

/** The stored draft with the form's values in it. */
function useLaid({ publication, place, row, draft, before }: Given): Laid | undefined {
  const [now] = useState(() => new Date());
  const { url } = draft.photo;
  const isStored = url === before.photo.url;
  const photoOf = usePhotos(isStored || !url ? [] : [url]);
  const typedPhoto = (url && photoOf(url)) || null;
  const photo = isStored ? undefined : typedPhoto;
  const id = row?.id;
  return useMemo(
    () => laidOver({ publication, place, id, draft, photo, now }),
    [publication, place, id, draft, photo, now],
  );
}

type HiddenProps = Pick<Given, 'place' | 'row'> & { zone: string; isEmpty: boolean };

/** The reasons for which guests don't see the record now. */
function Hidden({ place, row, zone, isEmpty }: HiddenProps) {
  const { t, i18n } = useTranslation();
  const now = useMinute();
  const found = useQueries({
    queries: recordsAbove(place).map((record) => recordQuery(record.place, record.id)),
  });
  const above = found.flatMap(({ data }) => data ?? []);
  return hiddenWords({ row, above, isEmpty, zone, now, t, locale: i18n.language }).map((words) => (
    <p key={words} className={styles.hidden}>
      <IconEyeOff size={20} aria-hidden />
      {words}
    </p>
  ));
}

/** The guests' page with the form's values in it, in a language that is kept. */
function usePage(publication: Publication, laid: Laid | undefined) {
  const { default_locale: main } = publication.venue;
  const [locale, setLocale] = useState(() => readStored('preview')?.locale ?? main);
  const menuId = laid?.shown.menu.id;
  // It stays the same while somebody types, and the dishes that nobody edits are not drawn again.
  const view = useMemo(() => {
    const menu = publication.menus.find(({ id }) => id === menuId);
    const given = { publication, menu, locale, now: new Date(), nonce: pageNonce() };
    return viewOf({ ...given, baseUrl: location.origin });
  }, [publication, menuId, locale]);
  const page = useMemo(() => {
    if (!laid) return undefined;
    const others = publication.menus
      .filter(({ id }) => id !== menuId)
      .map((other) => ({ menu: other, sections: [] }));
    return menuPage(view, laid.shown, [laid.shown, ...others], laid.from);
  }, [publication, menuId, view, laid]);
  const onLocale = (chosen: Locale) => {
    keep('preview', { ...readStored('preview'), locale: chosen });
    setLocale(chosen);
  };
  return { page, locale: venueLocales(publication).includes(locale) ? locale : main, onLocale };
}

const SCREENS = ['opened', 'listed'] as const;
type Screen = (typeof SCREENS)[number];

function Pages(props: Given) {
  const { place, row, publication } = props;
  const { t } = useTranslation();
  const [screen, setScreen] = useState<Screen>('opened');
  const laid = useLaid(props);
  const { page, locale, onLocale } = usePage(publication, laid);
  if (!laid || !page) return <p className={styles.hidden}>{t('preview.gone')}</p>;
  // Guests open what has no list of its own.
  const canOpen = LEVELS[place.level].children === null;
  const isOpen = canOpen && screen === 'opened';
  const target = laid.anchor && `#${laid.anchor}${isOpen ? ':target' : ''}`;
  return (
    <>
      <div className={phone.choices}>
        {canOpen && (
          <NativeSelect
            label={t('preview.screen')}
            data={SCREENS.map((name) => ({ value: name, label: t(`preview.${name}`) }))}
            value={screen}
            onChange={({ currentTarget }) => setScreen(currentTarget.value as Screen)}
          />
        )}
        <LanguageChoice
          label={t('preview.language')}
          publication={publication}
          locale={locale}
          onLocale={onLocale}
        />
      </div>
      <Hidden place={place} row={row} zone={publication.venue.time_zone} isEmpty={laid.isEmpty} />
      <div className={`${phone.phone} ${styles.phone}`}>
        <PhoneFrame
          title={t('preview.page')}
          page={page}
          isItemOpen={isOpen}
          target={target}
          onFollow={({ hreflang }) => isLocale(hreflang) && onLocale(hreflang)}
        />
      </div>
    </>
  );
}

/** A record as guests would see it with what its form holds, laid over the stored draft without a call for each key (rule 82c). */
export function RecordPreview({ draft, ...props }: PreviewProps) {
  const { data, error, refetch } = useQuery(draftAroundQuery(props.place, props.row?.id));
  // Typing never waits for a long menu.
  const typed = useDeferredValue(draft);
  if (!data) return error ? <FailedList error={error} onRetry={refetch} /> : <Skeleton height="20rem" />;
  return <Pages key={data.venue.slug} {...props} draft={typed} publication={data} />;
}
