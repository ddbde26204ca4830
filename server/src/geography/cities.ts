import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { fold } from '@sofra/contract/languages/folding';
import type { Locale } from '@sofra/contract/languages/locales';
import { assetPath } from '../platform/files/assets.ts';
import {
  beginningsOf,
  candidates,
  indexLetters,
  type LetterIndex,
  lettersOf,
  merged,
  NO_PLACES,
} from './name-index.ts';

/** A city of GeoNames: `id` a UUID, degrees with 4 decimals, `time_zones` by today's IANA names. */
export type City = {
  id: string;
  name: string;
  country_code: string;
  time_zones: string[];
  latitude: number;
  longitude: number;
  population: number;
  /** Its names in other languages than English, where a well-kept source has them (rule 45). */
  local: { ar: string; ru: string };
};

/** The name of a city in a language, or its English one. */
export const cityName = ({ name, local }: City, locale: Locale): string =>
  (locale === 'en' ? '' : local[locale]) || name;

/** A city as the wire shows it, in a language. */
export function presentCity(city: City, locale: Locale) {
  const { id, country_code, time_zones } = city;
  return { type: 'cities', id, attributes: { name: cityName(city, locale), country_code, time_zones } };
}

/** "geonames" in hexadecimal, in the form of a UUID of version 8; the last 8 digits are the GeoNames id. */
const ID_STEM = '67656f6e-616d-8573-8000-0000';

/** The id of a city by its number at GeoNames. */
export const idOfCity = (geonamesId: number) => ID_STEM + geonamesId.toString(16).padStart(8, '0');

/**
 * Every city, the largest first, and the same by their ids. By their places in the list: `names` as `fold` makes them, and
 * `others`, their other names, folded too, each after a `|`; `within` finds by a part of the name, `begun` by the beginning of
 * another.
 */
type CityList = {
  all: readonly City[];
  byId: ReadonlyMap<string, City>;
  names: readonly string[];
  others: readonly string[];
  within: LetterIndex;
  begun: LetterIndex;
};

// One for the many, which would be megabytes.
const NONE = { ar: '', ru: '' };

let loaded: CityList | undefined;
let isBegun = false;

/** The cities of `server/assets/cities.tsv.br`, read on first use and kept (docs/decisions/0001). */
export function cityList(): CityList {
  if (loaded) return loaded;
  const steps = loading();
  while (!loaded) loaded = steps.next().value;
  return loaded;
}

/** Reads the cities before anybody looks for one, in steps between which others are answered. */
export async function readCitiesAhead(): Promise<void> {
  if (isBegun) return;
  isBegun = true;
  const steps = loading();
  while (!loaded) {
    await turn();
    loaded ??= steps.next().value;
  }
}

const NEW_LINE = 10;

/** The lines of a text, each of which becomes a string of its own: the words of one keep no others in memory. */
function linesOf(text: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0, end = 0; end !== -1; from = end + 1) {
    end = text.indexOf(NEW_LINE, from);
    lines.push(text.subarray(from, end === -1 ? undefined : end));
  }
  return lines;
}

/** Reads the cities in steps, of which the last one ends with all. */
function* loading(): Generator<undefined, CityList, undefined> {
  const lines = linesOf(brotliDecompressSync(readFileSync(assetPath('cities.tsv.br'))));
  yield;
  const columns = lines.map((line) => line.toString().split('\t'));
  const [
    ids = [],
    names = [],
    countries = [],
    populations = [],
    latitudes = [],
    longitudes = [],
    zones = [],
    others = [],
    arabic = [],
    russian = [],
  ] = columns;
  yield;
  // One list for all cities of a zone.
  const zoneLists = new Map(zones.map((zone) => [zone, [zone]]));
  const all = names.map((name, rank) => ({
    id: idOfCity(Number(ids[rank])),
    name,
    country_code: countries[rank] ?? '',
    time_zones: zoneLists.get(zones[rank] ?? '') ?? ['UTC'],
    latitude: Number(latitudes[rank]),
    longitude: Number(longitudes[rank]),
    population: Number(populations[rank]),
    local: arabic[rank] || russian[rank] ? { ar: arabic[rank] ?? '', ru: russian[rank] ?? '' } : NONE,
  }));
  yield;
  const folded = names.map(fold);
  yield;
  const within = indexLetters(folded, lettersOf);
  yield;
  const begun = indexLetters(others, beginningsOf);
  yield;
  return {
    all,
    byId: new Map(all.map((city) => [city.id, city])),
    names: folded,
    others: names.map((_, rank) => `|${others[rank]}`),
    within,
    begun,
  };
}

const EARTH_KM = 6371;

/** Searches of up to three Latin letters, which begin too many other names to search those too. */
const TOO_FEW = /^[a-z0-9 ]{1,3}$/;

/**
 * Cities by a part of their name, without regard to case, accents and punctuation: first those with a name that begins with
 * it, be it in another language, then names with a word that does, then the others, each with the larger cities first
 * (`docs/api.md`). `total` counts them all, and `called` are the ids of those on the page whose whole name it is.
 */
export function searchCities(search: { name: string; offset: number; limit: number }): {
  cities: City[];
  total: number;
  called: string[];
} {
  const wanted = fold(search.name);
  if (!wanted) return { cities: [], total: 0, called: [] };
  const { all, names, others, within, begun } = cityList();
  const isEnough = !TOO_FEW.test(wanted);
  const [beginnings, words, insides]: [number[], number[], number[]] = [[], [], []];
  const elsewhere = isEnough ? candidates(begun, wanted.slice(0, 2)) : NO_PLACES;
  for (const rank of merged(candidates(within, wanted), elsewhere)) {
    const name = names[rank] ?? '';
    if (name.startsWith(wanted) || (isEnough && others[rank]?.includes(`|${wanted}`))) beginnings.push(rank);
    else if (name.includes(` ${wanted}`)) words.push(rank);
    else if (name.includes(wanted)) insides.push(rank);
  }
  const found = [...beginnings, ...words, ...insides];
  const page = found.slice(search.offset, search.offset + search.limit);
  const called = page.filter((rank) => names[rank] === wanted || `${others[rank]}|`.includes(`|${wanted}|`));
  return {
    cities: page.flatMap((rank) => all[rank] ?? []),
    total: found.length,
    called: called.flatMap((rank) => all[rank]?.id ?? []),
  };
}

/** Letters of the shortest text that is looked up as a whole name. */
const LEAST_LETTERS = 2;

/** The cities with a name that is this one, in any language, the largest first. */
export function citiesCalled(name: string): City[] {
  const wanted = fold(name);
  if (wanted.length < LEAST_LETTERS) return [];
  const { all, names, others, within, begun } = cityList();
  const own = candidates(within, wanted).filter((rank) => names[rank] === wanted);
  const elsewhere = candidates(begun, wanted.slice(0, 2)).filter((rank) =>
    `${others[rank]}|`.includes(`|${wanted}|`),
  );
  return merged(own, elsewhere).flatMap((rank) => all[rank] ?? []);
}

/** The city with this UUID; undefined for an unknown one. */
export const cityById = (id: string): City | undefined => cityList().byId.get(id.toLowerCase());

/** The city nearest to a point in degrees, by great circle, the larger of two as near; undefined for no point on Earth. */
export function nearestCity(latitude: number, longitude: number): City | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  let nearest: City | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const city of cityList().all) {
    const distance = kilometresTo(city, latitude, longitude);
    if (distance < least) [nearest, least] = [city, distance];
  }
  return nearest;
}

/** Kilometres from a city to a point in degrees, by great circle. */
export function kilometresTo(city: City, latitude: number, longitude: number): number {
  const across = Math.cos(radians(latitude)) * Math.cos(radians(city.latitude));
  const chord = haversine(city.latitude - latitude) + across * haversine(city.longitude - longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function haversine(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2;
}
