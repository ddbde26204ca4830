import { WARNINGS, type warning } from '@sofra/contract/api/warnings';
import { FOOD_SPECIALITY, INGREDIENT_WARNINGS } from '@sofra/contract/catalogue/dietary';
import { MENU_KINDS } from '@sofra/contract/catalogue/menu-kinds';
import { LOCALES } from '@sofra/contract/languages/locales';
import { PAGE, RATE } from '@sofra/contract/limits';
import { CURRENCIES } from '@sofra/contract/money/currencies';
import type { z } from 'zod';
import { assertNoClientIds } from '../api/client-ids.ts';
import { API } from '../api/path.ts';
import type { Route } from '../api/route.ts';
import { cityById, presentCity, readCitiesAhead, searchCities } from '../geography/cities.ts';
import { isKnownCity } from '../geography/city-places.ts';
import type { Found, Geocoder } from '../geography/geocoder.ts';
import type { Place, Sought } from '../geography/place.ts';
import { TIME_ZONES, zoneAt } from '../geography/time-zones.ts';
import { localeOf, refuse } from '../platform/http/answer.ts';
import { limit } from '../platform/http/client-limits.ts';
import { pageFacts, pageOf } from '../platform/http/paging.ts';
import { switchVenue } from '../sessions/sessions.ts';
import { deleteVenue, type FreeChildren } from './delete-venue.ts';
import { venueDocument, venueList } from './present.ts';
import { changePublicly } from './public-change.ts';
import { addVenue, changeVenue, type Dress, type KeepWords } from './venues.ts';

/** The lists of the settings never change while the server runs, so their document is made once. */
const SETTINGS = JSON.stringify({
  data: {
    type: 'application_settings',
    id: 'settings',
    attributes: {
      currencies: Object.entries(CURRENCIES).map(([code, { name, digits }]) => ({ code, name, digits })),
      locales: LOCALES,
      time_zones: TIME_ZONES,
      ingredient_warnings: INGREDIENT_WARNINGS,
      food_speciality: FOOD_SPECIALITY,
      menu_kinds: MENU_KINDS,
    },
  },
});

/** The lists that forms offer, and cities by name. */
export function settingsRoutes(route: Route): void {
  route('GET /settings', async () => {
    // Every console asks for these when it begins, and its forms look for a city next. A failure is told to who looks for one.
    readCitiesAhead().catch(() => undefined);
    return { document: SETTINGS };
  });

  route('GET /settings/cities', async (app, { query, client, acceptLanguage }) => {
    await limit(app, 'cities', RATE.cities, client);
    const name = query['filter[name]'];
    const sized = { ...query, 'page[size]': query['page[size]'] ?? PAGE.citySize };
    const { cities, total, called } = searchCities({ name, ...pageOf(sized) });
    const { meta, links } = pageFacts(`${API}/settings/cities`, sized, total, { 'filter[name]': name });
    return {
      document: {
        data: cities.map((city) => presentCity(city, localeOf(acceptLanguage))),
        meta: { ...meta, called },
        links,
      },
    };
  });

  route('GET /settings/cities/{city}', async (_app, { params, acceptLanguage }) => {
    const city = cityById(params.city) ?? refuse('not_found');
    return { document: { data: presentCity(city, localeOf(acceptLanguage)) } };
  });
}

/** The account's venues; `dress` gives a new one its look. */
export function venueRoutes(route: Route, dress: Dress): void {
  route('GET /me/venues', (app, { who, query }) => venueList(app, who.accountId, query, `${API}/me/venues`));

  route('POST /me/venues', async (app, { who, body }) => {
    const { attributes } = body.data;
    assertNoClientIds([['/data/id', body.data.id]]);
    const id = await app.db
      .transaction()
      .execute((db) => addVenue(db, who, app.clock.now(), dress, attributes));
    return venueDocument(app, who.accountId, id);
  });

  route('PATCH /me/venues/{venue}/sign_in', async (app, { who, params }) => {
    const answer = await venueDocument(app, who.accountId, params.venue);
    const token = await app.db
      .transaction()
      .execute((db) => switchVenue(db, app.clock.now(), who, params.venue));
    return { ...answer, token };
  });
}

/** The current venue; `free` frees the children of one that is deleted, `keepWords` keeps its texts when its main language changes. */
export function currentVenueRoutes(
  route: Route,
  { free, keepWords }: { free: FreeChildren; keepWords: KeepWords },
): void {
  route('GET /me/venue', (app, { who }) => venueDocument(app, who.accountId, who.venue.id));

  route('PATCH /me/venue', async (app, { who, body, ifMatch }) => {
    const { id, attributes } = body.data;
    if (id !== undefined && id !== who.venue.id) refuse('id_mismatch', { pointer: '/data/id' });
    await changePublicly(app, who.venue.id, (db) =>
      changeVenue(db, who, app.clock.now(), attributes, { ifMatch, keepWords }),
    );
    return venueDocument(app, who.accountId, who.venue.id);
  });

  route('DELETE /me/venue', async (app, { who }) => {
    let token = '';
    await changePublicly(app, who.venue.id, async (db) => {
      ({ token } = await deleteVenue(db, who, app.clock.now(), free));
      return true;
    });
    return { token };
  });
}

type Warning = z.output<typeof warning>;

const presentPlace = ({ id, ...attributes }: Place) => ({ type: 'places', id, attributes });

function warningsOf({ places, shortfall }: Found): Warning[] {
  const unknown = places.filter((place) => !isKnownCity(place));
  return [
    ...(shortfall ? [{ code: shortfall, title: WARNINGS[shortfall] }] : []),
    ...unknown.map(({ id, city }) => ({
      code: 'city_not_found' as const,
      title: WARNINGS.city_not_found.replace('{result}', () => city ?? ''),
      record: { type: 'places', id },
    })),
  ];
}

/** Looks places and time zones up for the venue's form. */
export function placeRoutes(route: Route, find: Geocoder): void {
  route('GET /geocode', async (app, { who, query, acceptLanguage }) => {
    await limit(app, 'geocodes', RATE.geocodes, who.userId);
    const { address, latitude = 0, longitude = 0, language = localeOf(acceptLanguage) } = query;
    const sought: Sought = address === undefined ? { latitude, longitude, language } : { address, language };
    const found = await find(sought, who.accountId);
    const warnings = warningsOf(found);
    return {
      document: { data: found.places.map(presentPlace), ...(warnings.length > 0 && { meta: { warnings } }) },
    };
  });

  route('GET /time_zone', async (_app, { query: { latitude, longitude } }) => {
    const time_zone_id = zoneAt(latitude, longitude) ?? refuse('not_found');
    return { document: { meta: { time_zone_id } } };
  });
}
