import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { fold } from '@sofra/contract/folding';
import { assetPath } from '../platform/assets.ts';

/**
 * Every city in arrays by rank, the largest city first: 5 MB instead of 49,000 objects. Degrees are in `points`, latitude
 * and longitude in turn; `folded` holds the names as `fold` makes them, each between line feeds, from `starts[rank]`
 * on; `others` the other names, folded too, each after a `|`, those of a city from `othersAt[rank]` on; `byGeonamesId` lists ranks by rising `geonamesIds`.
 */
export type CityList = {
  names: Buffer;
  nameEnds: Uint32Array;
  folded: string;
  starts: Uint32Array;
  others: string;
  othersAt: Uint32Array;
  geonamesIds: Uint32Array;
  byGeonamesId: Uint32Array;
  populations: Uint32Array;
  points: Float32Array;
  countries: string[];
  countryAt: Uint16Array;
  zones: string[];
  zoneAt: Uint16Array;
};

let loaded: CityList | undefined;

/** The cities of `server/assets/cities.tsv.br`, read and unpacked on first use and kept. */
export function cityList(): CityList {
  loaded ??= load();
  return loaded;
}

function load(): CityList {
  const text = brotliDecompressSync(readFileSync(assetPath('cities.tsv.br'))).toString();
  const columns = text.split('\n').map((line) => line.split('\t'));
  const [
    ids = [],
    names = [],
    countryCodes = [],
    populations = [],
    latitudes = [],
    longitudes = [],
    zones = [],
    others = [],
  ] = columns;
  const points = new Float32Array(names.length * 2);
  for (let rank = 0; rank < names.length; rank++) {
    points[rank * 2] = Number(latitudes[rank]);
    points[rank * 2 + 1] = Number(longitudes[rank]);
  }
  const geonamesIds = Uint32Array.from(ids, Number);
  const idOf = (rank: number) => geonamesIds[rank] ?? 0;
  const [countries, countryAt] = numbered(countryCodes);
  const [zoneNames, zoneAt] = numbered(zones);
  return {
    ...storedNames(names),
    ...foldedNames(names),
    ...otherNames(others),
    geonamesIds,
    byGeonamesId: Uint32Array.from(geonamesIds.keys()).sort((a, b) => idOf(a) - idOf(b)),
    populations: Uint32Array.from(populations, Number),
    points,
    countries,
    countryAt,
    zones: zoneNames,
    zoneAt,
  };
}

function storedNames(names: string[]): Pick<CityList, 'names' | 'nameEnds'> {
  const nameEnds = new Uint32Array(names.length);
  let end = 0;
  for (const [rank, name] of names.entries()) {
    end += Buffer.byteLength(name);
    nameEnds[rank] = end;
  }
  return { names: Buffer.from(names.join('')), nameEnds };
}

function foldedNames(names: string[]): Pick<CityList, 'folded' | 'starts'> {
  const starts = new Uint32Array(names.length);
  const folded = names.map(fold);
  let start = 1;
  for (const [rank, name] of folded.entries()) {
    starts[rank] = start;
    start += name.length + 1;
  }
  return { folded: `\n${folded.join('\n')}\n`, starts };
}

function otherNames(column: string[]): Pick<CityList, 'others' | 'othersAt'> {
  const othersAt = new Uint32Array(column.length);
  let at = 0;
  for (const [rank, names] of column.entries()) {
    othersAt[rank] = at;
    at += names.length + 1;
  }
  return { others: `|${column.join('|')}`, othersAt };
}

/** The different words of a column, and for each row the number of its word. */
function numbered(column: string[]): [words: string[], at: Uint16Array] {
  const numbers = new Map<string, number>();
  const at = Uint16Array.from(column, (word) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  });
  return [[...numbers.keys()], at];
}
