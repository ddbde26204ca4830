import { formatPrice } from '@sofra/contract/money/money';
import { WEEKDAYS } from '@sofra/contract/schedules/schedules';
import type { DayOfWeek, Menu, OpeningHoursSpecification, Restaurant, WithContext } from 'schema-dts';
import { picturePath, pictureWidths } from './pictures.ts';
import { addressOf, localized, menuPath, type View, viewOfMenu } from './view.ts';
import type { ShownMenu } from './visibility.ts';

/** The absolute address of a picture's largest size up to a most, for machines. */
export function pictureAddress(
  view: View,
  photo: NonNullable<ShownMenu['menu']['photo']>,
  most: number,
): string {
  return picturePath(view.base, photo, pictureWidths(photo, most).at(-1) ?? photo.width);
}

const safe = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');

const idOf = (view: View) => addressOf(view, '', view.publication.venue.default_locale);

function menuData(view: View, { menu }: ShownMenu): Menu {
  const title = localized(viewOfMenu(view, menu), menu.texts, 'title');
  return {
    '@type': 'Menu',
    '@id': addressOf(view, menuPath(menu)),
    name: title?.text,
    inLanguage: title?.lang ?? view.locale,
  };
}

/** The lowest and the highest price of all dishes, where they have one currency. */
function priceRange({ publication: { menus, venue } }: View): string | undefined {
  const [currency, ...others] = new Set(menus.map((menu) => menu.currency));
  const items = menus.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  const prices = items
    .map(({ price }) => Number(price))
    .filter((price) => price > 0)
    .sort((a, b) => a - b);
  const ends = [prices[0], prices.at(-1)].filter((price) => price !== undefined);
  if (!currency || others.length > 0 || ends.length === 0) return undefined;
  const words = ends.map((price) => formatPrice(String(price), currency, venue.default_locale));
  return [...new Set(words)].join(' – ');
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The hours at which a menu is on, where each of them has hours: a menu that is always on tells nothing of a place's. */
function openingHours({ publication: { menus } }: View): OpeningHoursSpecification[] | undefined {
  const hours = new Map<string, OpeningHoursSpecification & { dayOfWeek: DayOfWeek[] }>();
  for (const { schedule } of menus) {
    if (schedule.type !== 'periodic') return undefined;
    for (const key of WEEKDAYS) {
      const { enabled, from: opens, to: closes } = schedule.data[key];
      if (!enabled) continue;
      const known = hours.get(`${opens} ${closes}`) ?? {
        '@type': 'OpeningHoursSpecification',
        opens,
        closes,
        dayOfWeek: [],
      };
      const day = `https://schema.org/${DAYS[Number(key)]}` as DayOfWeek;
      if (!known.dayOfWeek.includes(day)) known.dayOfWeek.push(day);
      hours.set(`${opens} ${closes}`, known);
    }
  }
  return hours.size > 0 ? [...hours.values()] : undefined;
}

// People write the comma of their own keyboard: Latin, Arabic, Japanese or Chinese.
const COMMAS = /[,،、，]/;

/** The cuisines that a venue names with commas between. */
function cuisinesOf(said: string | null): string[] | undefined {
  const named = (said ?? '').split(COMMAS).map((cuisine) => cuisine.trim());
  const cuisines = [...new Set(named)].filter((cuisine) => cuisine !== '');
  return cuisines.length > 0 ? cuisines : undefined;
}

/** A menu as JSON-LD, safe inside a script element: whose it is, which the venue's own page tells more of. */
export function menuOfRestaurant(view: View, shown: ShownMenu): string {
  return safe({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': idOf(view),
    name: view.publication.venue.full_name,
    hasMenu: menuData(view, shown),
  } satisfies WithContext<Restaurant>);
}

/** schema.org's Restaurant with its menus as JSON-LD, safe inside a script element. */
export function restaurantData(view: View, menus: readonly ShownMenu[]): string {
  const { venue, branding } = view.publication;
  const { map } = venue;
  const picture = branding.welcome_screen ?? branding.logo;
  const links = Object.values(venue.external_profiles).filter((link) => link !== null);
  const data: WithContext<Restaurant> = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': idOf(view),
    name: venue.full_name,
    url: addressOf(view, ''),
    telephone: venue.phone ?? undefined,
    servesCuisine: cuisinesOf(venue.cuisine),
    image: picture ? pictureAddress(view, picture, 1366) : undefined,
    address: map.address
      ? {
          '@type': 'PostalAddress',
          streetAddress: map.address,
          addressLocality: map.city ?? undefined,
          addressRegion: map.state ?? undefined,
          addressCountry: map.country_code?.toUpperCase() ?? map.country ?? undefined,
        }
      : undefined,
    geo:
      map.latitude !== null && map.longitude !== null
        ? { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude }
        : undefined,
    sameAs: links.length > 0 ? links : undefined,
    priceRange: priceRange(view),
    openingHoursSpecification: openingHours(view),
    hasMenu: menus.map((shown) => menuData(view, shown)),
  };
  return safe(data);
}
