import { NativeSelect, Skeleton } from '@mantine/core';
import { isLocale, type Locale } from '@sofra/contract/languages/locales';
import type { Publication } from '@sofra/contract/publishing/publishing';
import type { Page } from '@sofra/guest/page';
import { type PageAddress, pageAtPath, partIn } from '@sofra/guest/page-address';
import { type PageRequest, pageAt } from '@sofra/guest/page-at';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../phone/language-choice.tsx';
import preview from '../phone/phone.module.css';
import { PhoneFrame } from '../phone/phone-frame.tsx';
import { pageNonce } from '../platform/nonce.ts';
import sheets from '../ui/layout/sheets.module.css';
import { FailedList } from '../ui/lists/list-states.tsx';
import styles from './as-of.module.css';
import { type MomentView, shownDocumentQuery } from './as-of-queries.ts';

/** A page, and in which language. */
type Place = { page: PageAddress; locale: Locale };

/** The page that stands at an address, or where it leads to. */
function pageOf(request: PageRequest): Page | undefined {
  const found = pageAt(request);
  if ('page' in found) return found.page;
  const page = pageAtPath(found.leadsTo, 0);
  const next = page && pageAt({ ...request, page });
  return next && 'page' in next ? next.page : undefined;
}

/** The place to which a link of a page leads; undefined for one that leaves the venue's pages. */
function followed(link: HTMLAnchorElement, { venue }: Publication, from: Place): Place | undefined {
  const { origin, pathname, searchParams } = new URL(link.href, location.origin);
  const home = `/m/${venue.slug}`;
  if (origin !== location.origin || !pathname.startsWith(home)) return undefined;
  const page = pageAtPath(pathname.slice(home.length).replace(/\/$/, ''), partIn(searchParams));
  const lang = searchParams.get('lang');
  return page && { page, locale: isLocale(lang) ? lang : from.locale };
}

const WELCOME = '';
const WELCOME_PAGE = { kind: 'welcome' } as const;
const SELECTION = 'menus';

const keyOf = (page: PageAddress) =>
  'menuSlug' in page ? page.menuSlug : page.kind === 'selection' ? SELECTION : WELCOME;

type PagesProps = {
  publication: Publication;
  moment: MomentView;
  place: Place;
  onPlace: (place: Place) => void;
};

/** The choice of page and language. */
function Choices({ publication, place, onPlace }: Omit<PagesProps, 'moment'>) {
  const { t } = useTranslation();
  const titles = publication.menus.map(({ slug, texts }) => ({
    value: slug,
    label: texts[publication.venue.default_locale]?.title ?? slug,
  }));
  return (
    <div className={preview.choices}>
      <NativeSelect
        label={t('asOf.page')}
        data={[
          { value: WELCOME, label: t('asOf.welcome') },
          { value: SELECTION, label: t('asOf.selection') },
          ...titles,
        ]}
        value={keyOf(place.page)}
        onChange={({ currentTarget: { value } }) => {
          const page = pageAtPath(value === WELCOME ? '' : `/${value}`, 0);
          if (page) onPlace({ page, locale: place.locale });
        }}
      />
      <LanguageChoice
        label={t('asOf.language')}
        publication={publication}
        locale={place.locale}
        onLocale={(locale) => onPlace({ page: place.page, locale })}
      />
    </div>
  );
}

/** The pages of a publication at a moment, which their links lead through. */
function Pages({ publication, moment, place, onPlace }: PagesProps) {
  const { t } = useTranslation();
  const { at, sold_out: soldOut } = moment;
  const page = useMemo(
    () =>
      pageOf({
        publication,
        page: place.page,
        locale: place.locale,
        now: new Date(at),
        baseUrl: location.origin,
        soldOut: new Map(soldOut.map((id) => [id, null])),
        nonce: pageNonce(),
      }),
    [publication, place, at, soldOut],
  );
  return (
    <>
      <Choices publication={publication} place={place} onPlace={onPlace} />
      {page && (
        <div className={preview.phone}>
          <PhoneFrame
            title={t('asOf.pageThen')}
            page={page}
            isItemOpen={false}
            target={undefined}
            onFollow={(link) => {
              const next = followed(link, publication, place);
              if (next) onPlace(next);
            }}
          />
        </div>
      )}
    </>
  );
}

type Props = { venueId: string; moment: MomentView };

/** The guests’ pages as they would be at the moment. */
export function AsOfPhone({ venueId, moment }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const { side } = moment;
  // Draft and published menu are compared on the same page.
  const [place, setPlace] = useState<Place>();
  const query = shownDocumentQuery(venueId, side, moment.publication);
  const { data, error, refetch, isPending } = useQuery(query);
  return (
    <section aria-labelledby={title} className={`${sheets.card} ${styles.card}`}>
      <h2 id={title}>{t('asOf.pageThen')}</h2>
      {error && !data && <FailedList error={error} onRetry={refetch} />}
      {isPending && <Skeleton height="20rem" />}
      {data === null && <p className={styles.text}>{t('asOf.neverPublished')}</p>}
      {data && (
        <Pages
          publication={data}
          moment={moment}
          place={place ?? { page: WELCOME_PAGE, locale: data.venue.default_locale }}
          onPlace={setPlace}
        />
      )}
    </section>
  );
}
