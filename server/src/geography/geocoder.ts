import { setTimeout as wait } from 'node:timers/promises';
import { GEOCODER, PRODUCT_NAME } from '@sofra/contract/limits';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../platform/app-context.ts';
import type { Env } from '../platform/env.ts';
import { askJson, reasonOf } from '../platform/http/ask-json.ts';
import { takeTurn } from '../platform/http/client-limits.ts';
import { cityPlaces } from './city-places.ts';
import { google } from './google.ts';
import { nominatim } from './nominatim.ts';
import { photon } from './photon.ts';
import { type Place, type Sought, usablePlaces } from './place.ts';
import type { Provider } from './provider.ts';

/** Places, and why they are only of the built-in list when another source was asked. */
export type Found = { places: Place[]; shortfall?: 'geocoder_away' | 'geocoder_found_nothing' };

/** Looks places up for somebody of an account. */
export type Geocoder = (sought: Sought, accountId: string) => Promise<Found>;

/** The parts of the app that the geocoder needs. */
type GeocoderContext = Pick<AppContext, 'db' | 'clock' | 'urls' | 'log'>;

/** The geocoder that the settings name; undefined for the built-in list alone (rule 22). */
export function providerOf({ GOOGLE_MAPS_KEY, GEOCODER_URL }: Env): Provider | undefined {
  if (GOOGLE_MAPS_KEY) return google(GOOGLE_MAPS_KEY);
  if (!GEOCODER_URL) return undefined;
  return GEOCODER_URL.endsWith('/api') ? photon(GEOCODER_URL) : nominatim(GEOCODER_URL);
}

async function ask(
  context: GeocoderContext,
  provider: Provider,
  sought: Sought,
  accountId: string,
): Promise<Place[]> {
  const { every } = provider;
  if (every) {
    const turn = await takeTurn(context, provider.name, {
      every,
      patience: GEOCODER.patience,
      ahead: GEOCODER.turnsAhead,
      accountId,
    });
    if (turn === undefined) throw new Error('too many wait for their turn');
    await wait(turn);
  }
  const headers = { accept: 'application/json', 'user-agent': `${PRODUCT_NAME} (${context.urls.public})` };
  return usablePlaces(provider.places(await askJson(provider.request(sought), { headers }, GEOCODER)));
}

type CachedAnswer = { until: number; places: Promise<Place[]> };

type Look = (sought: Sought, accountId: string) => Promise<Place[]>;

/** Answers as they were given, for a day; what is asked at once is asked once. */
function cached(clock: GeocoderContext['clock'], look: Look): Look {
  const answers = new LRUCache<string, CachedAnswer>({ max: GEOCODER.mostKept });
  return (sought, accountId) => {
    const key = JSON.stringify(sought);
    const now = clock.now().getTime();
    const known = answers.get(key);
    if (known && known.until > now) return known.places;
    const places = look(sought, accountId);
    answers.set(key, { until: now + GEOCODER.keeps, places });
    places.catch(() => answers.delete(key));
    return places;
  };
}

/**
 * Looks places up at the provider, and in the built-in list where there is none, it is away or it finds nothing. Its
 * answers are kept in memory, for a day and as many as `GEOCODER` says.
 */
export function geocoder(context: GeocoderContext, provider: Provider | undefined): Geocoder {
  if (!provider) return async (sought) => ({ places: cityPlaces(sought) });
  const look = cached(context.clock, (sought, accountId) => ask(context, provider, sought, accountId));
  return async (sought, accountId) => {
    try {
      const places = await look(sought, accountId);
      return places.length > 0
        ? { places }
        : { places: cityPlaces(sought), shortfall: 'geocoder_found_nothing' };
    } catch (error) {
      context.log.warn({ geocoder: provider.name, reason: reasonOf(error) }, 'the geocoder is away');
      return { places: cityPlaces(sought), shortfall: 'geocoder_away' };
    }
  };
}
