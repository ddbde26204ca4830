import type { Restaurant, WithContext } from 'schema-dts';
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

/** schema.org's Restaurant with its menus as JSON-LD, safe inside a script element. */
export function restaurantData(view: View, menus: readonly ShownMenu[]): string {
  const { venue, branding } = view.publication;
  const { map } = venue;
  const picture = branding.welcome_screen ?? branding.logo;
  const links = Object.values(venue.external_profiles).filter((link) => link !== null);
  const data: WithContext<Restaurant> = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': addressOf(view, '', venue.default_locale),
    name: venue.full_name,
    url: addressOf(view, ''),
    telephone: venue.phone ?? undefined,
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
    hasMenu: menus.map(({ menu }) => {
      const title = localized(viewOfMenu(view, menu), menu.texts, 'title');
      return {
        '@type': 'Menu',
        '@id': addressOf(view, menuPath(menu)),
        name: title?.text,
        inLanguage: title?.lang ?? view.locale,
      };
    }),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}
