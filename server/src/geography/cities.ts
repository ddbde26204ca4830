import { fold } from '@sofra/contract/folding';
import { type CityList, cityList } from './city-list.ts';

/** A city of GeoNames: `id` a UUID, degrees with 4 decimals, `time_zones` by today's IANA names. */
export type City = {
  id: string;
  name: string;
  country_code: string;
  time_zones: string[];
  latitude: number;
  longitude: number;
  population: number;
};

/** A city as the wire shows it. */
export function presentCity({ id, name, country_code, time_zones }: City) {
  return { type: 'cities', id, attributes: { name, country_code, time_zones } };
}

/** "geonames" in hexadecimal, in the form of a UUID of version 8; the last 8 digits are the GeoNames id. */
const ID_STEM = '67656f6e-616d-8573-8000-0000';

const EARTH_KM = 6371;

/** Searches of up to three Latin letters, which begin too many other names to search those too. */
const TOO_FEW = /^[a-z0-9 ]{1,3}$/;

/**
 * Cities by a part of their name, without regard to case, accents and punctuation: first those with a name that begins with
 * it, be it in another language, then names with a word that does, then the others, each with the larger cities first
 * (`api.md`). `total` counts them all.
 */
export function searchCities(search: { name: string; offset: number; limit: number }): {
  cities: City[];
  total: number;
} {
  const wanted = fold(search.name);
  if (!wanted) return { cities: [], total: 0 };
  const list = cityList();
  const ranks = matches(list, wanted);
  const page = ranks.slice(search.offset, search.offset + search.limit);
  return { cities: page.map((rank) => cityAt(list, rank)), total: ranks.length };
}

/** The city with this UUID; undefined for an unknown one. */
export function cityById(id: string): City | undefined {
  const digits = id.toLowerCase().startsWith(ID_STEM) ? id.slice(ID_STEM.length) : '';
  if (!/^[0-9a-f]{8}$/i.test(digits)) return undefined;
  const wanted = Number.parseInt(digits, 16);
  const list = cityList();
  let low = 0;
  let high = list.byGeonamesId.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list.geonamesIds[list.byGeonamesId[middle] ?? 0] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  const rank = list.byGeonamesId[low];
  return rank !== undefined && list.geonamesIds[rank] === wanted ? cityAt(list, rank) : undefined;
}

/** The city nearest to a point in degrees, by great circle, the larger of two as near; undefined for no point on Earth. */
export function nearestCity(latitude: number, longitude: number): City | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  const list = cityList();
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let rank = 0; rank < list.starts.length; rank++) {
    const [north, east] = pointAt(list, rank);
    const up = haversine(north - latitude);
    if (up >= least) continue;
    const distance =
      up + Math.cos(radians(latitude)) * Math.cos(radians(north)) * haversine(east - longitude);
    if (distance < least) [nearest, least] = [rank, distance];
  }
  return nearest < 0 ? undefined : cityAt(list, nearest);
}

/** Kilometres from a city to a point in degrees, by great circle. */
export function kilometresTo(city: City, latitude: number, longitude: number): number {
  const across = Math.cos(radians(latitude)) * Math.cos(radians(city.latitude));
  const chord = haversine(city.latitude - latitude) + across * haversine(city.longitude - longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** The ranks of the cities that have another name which begins with `wanted`. */
function otherMatches({ others, othersAt }: CityList, wanted: string): number[] {
  const found: number[] = [];
  if (TOO_FEW.test(wanted)) return found;
  let rank = 0;
  for (let at = others.indexOf(`|${wanted}`); at >= 0; at = others.indexOf(`|${wanted}`, othersAt[rank])) {
    while ((othersAt[rank + 1] ?? others.length) <= at) rank++;
    found.push(rank);
    rank++;
    if (rank === othersAt.length) break;
  }
  return found;
}

/** The ranks of all cities with `wanted` in their folded name or at the beginning of another name, best first. */
function matches(list: CityList, wanted: string): number[] {
  const { folded, starts } = list;
  const beginnings = new Set(otherMatches(list, wanted));
  const words: number[] = [];
  const insides: number[] = [];
  let rank = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, starts[rank])) {
    while ((starts[rank + 1] ?? folded.length) <= at) rank++;
    const end = starts[rank + 1] ?? folded.length;
    if (at === starts[rank]) beginnings.add(rank);
    else if (!beginnings.has(rank)) (beginsWord(folded, wanted, at, end) ? words : insides).push(rank);
    rank++;
    if (rank === starts.length) break;
  }
  return [...beginnings].sort((a, b) => a - b).concat(words, insides);
}

function beginsWord(folded: string, wanted: string, from: number, end: number): boolean {
  for (let at = from; at >= 0 && at < end; at = folded.indexOf(wanted, at + 1)) {
    if (folded[at - 1] === ' ') return true;
  }
  return false;
}

function cityAt(list: CityList, rank: number): City {
  const [latitude, longitude] = pointAt(list, rank);
  return {
    id: ID_STEM + (list.geonamesIds[rank] ?? 0).toString(16).padStart(8, '0'),
    name: list.names.toString('utf8', list.nameEnds[rank - 1] ?? 0, list.nameEnds[rank]),
    country_code: list.countries[list.countryAt[rank] ?? 0] ?? '',
    time_zones: [list.zones[list.zoneAt[rank] ?? 0] ?? 'UTC'],
    latitude: Number(latitude.toFixed(4)),
    longitude: Number(longitude.toFixed(4)),
    population: list.populations[rank] ?? 0,
  };
}

function pointAt({ points }: CityList, rank: number): [latitude: number, longitude: number] {
  return [points[rank * 2] ?? 0, points[rank * 2 + 1] ?? 0];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function haversine(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2;
}
