import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { fold } from '@sofra/contract/languages/folding';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import { assetPath } from '../platform/files/assets.ts';
import { cityById, nearestCity, searchCities } from './cities.ts';
import { presentTimeZone } from './time-zones.ts';

const [ids = [], names = [], , populations = [], latitudes = [], longitudes = [], zones = [], others = []] =
  brotliDecompressSync(readFileSync(assetPath('cities.tsv.br')))
    .toString()
    .split('\n')
    .map((line) => line.split('\t'));
const rows = names.map((name, rank) => ({
  name,
  folded: fold(name),
  others: others[rank]?.split('|').filter(Boolean) ?? [],
  geonamesId: Number(ids[rank]),
  population: Number(populations[rank]),
  latitude: Number(latitudes[rank]),
  longitude: Number(longitudes[rank]),
}));

/** The rule of the search, read word by word. */
function expected(name: string): string[] {
  const wanted = fold(name);
  type Row = (typeof rows)[number];
  const isEnough = !/^[a-z0-9 ]{0,3}$/.test(wanted);
  const begins = ({ folded, others }: Row) =>
    folded.startsWith(wanted) || (isEnough && others.some((other) => other.startsWith(wanted)));
  const found = wanted ? rows.filter((row) => begins(row) || row.folded.includes(wanted)) : [];
  const worth = (row: Row) => (begins(row) ? 0 : ` ${row.folded}`.includes(` ${wanted}`) ? 1 : 2);
  return [0, 1, 2].flatMap((group) => found.filter((row) => worth(row) === group).map((row) => row.name));
}

/** Pieces of real names, with the marks and the case that somebody may type; of some the other names too. */
const searched = [...rows, ...rows.slice(0, 500).flatMap((row) => row.others.map((name) => ({ name })))];
const pieces = fc
  .record({ row: fc.constantFrom(...searched), from: fc.nat(12), length: fc.integer({ min: 1, max: 8 }) })
  .map(({ row, from, length }) => row.name.slice(from, from + length));

test('A search finds what the rule says, in its order', () => {
  fc.assert(
    fc.property(fc.oneof(pieces, fc.string({ maxLength: 4 })), fc.boolean(), (piece, shout) => {
      const name = shout ? piece.toUpperCase() : piece;
      const { cities, total } = searchCities({ name, offset: 0, limit: rows.length });
      expect(cities.map((city) => city.name)).toEqual(expected(name));
      expect(total).toBe(cities.length);
    }),
    { numRuns: rounds(60, 1000) },
  );
});

test('Within a group the larger city comes first', () => {
  const { cities } = searchCities({ name: 'san', offset: 0, limit: 200 });
  const people = cities.map((city) => city.population);
  expect(people).toEqual([...people].sort((a, b) => b - a));
});

test('Pages are cut from the whole answer', () => {
  const whole = searchCities({ name: 'al', offset: 0, limit: 50 });
  const second = searchCities({ name: 'al', offset: 10, limit: 10 });
  expect(second.cities).toEqual(whole.cities.slice(10, 20));
  expect(second.total).toBe(whole.total);
  expect(searchCities({ name: 'al', offset: whole.total, limit: 10 }).cities).toEqual([]);
});

test.each([
  ['sao paulo', 'São Paulo'],
  ['ŁODZ', 'Łódź'],
  ['kobenhavn', 'Copenhagen'],
  ['københavn', 'Copenhagen'],
  ['münch', 'Munich'],
  ['Москва', 'Moscow'],
  ['санкт-петербург', 'Saint Petersburg'],
  ['دبي', 'Dubai'],
  ['القاهرة', 'Cairo'],
  ['الخرطوم', 'Khartoum'],
  ['дубай', 'Dubai'],
  ['вашингтон', 'Washington, D.C.'],
  ['du', 'Durban'],
  ['zurich', 'Zürich'],
  ['ras al-khaimah', 'Ras Al Khaimah City'],
  ['giessen', 'Gießen'],
  ['sanaa', 'Sanaa'],
])('%s finds %s', (name, city) => {
  const { cities, called } = searchCities({ name, offset: 0, limit: 10 });
  // A name that is only begun is nobody's.
  const isWhole = !['münch', 'du'].includes(name);
  expect([name, called.includes(cities[0]?.id ?? '')]).toEqual([name, isWhole]);

  expect(searchCities({ name, offset: 0, limit: 1 }).cities[0]?.name).toBe(city);
});

test('A city is found by its own id only', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rows), (row) => {
      const id = `67656f6e-616d-8573-8000-0000${row.geonamesId.toString(16).padStart(8, '0')}`;
      const { name, population, latitude, longitude } = row;
      expect(cityById(id)).toMatchObject({ id, name, population, latitude, longitude });
      expect(cityById(id.toUpperCase())?.id).toBe(id);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.uuid(), fc.string()), (id) => {
      expect(cityById(id)).toBeUndefined();
    }),
  );
  expect(cityById('67656f6e-616d-8573-8000-000000000000')).toBeUndefined();
});

test('The nearest city is the one at the least distance', () => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const chord = (latitude: number, longitude: number) => [
    Math.cos(radians(latitude)) * Math.cos(radians(longitude)),
    Math.cos(radians(latitude)) * Math.sin(radians(longitude)),
    Math.sin(radians(latitude)),
  ];
  const points = rows.map((row) => chord(row.latitude, row.longitude));
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const here = chord(latitude, longitude);
      const distance = (point: number[]) =>
        Math.hypot(...point.map((part, axis) => part - (here[axis] ?? 0)));
      const found = nearestCity(latitude, longitude);
      const least = points.reduce((best, point) => Math.min(best, distance(point)), 2);
      expect(found && distance(chord(found.latitude, found.longitude))).toBeCloseTo(least, 6);
    }),
    { numRuns: rounds(40, 1000) },
  );
  expect(nearestCity(91, 0)).toBeUndefined();
  expect(nearestCity(0, Number.NaN)).toBeUndefined();
});

test('Other names are stored folded', () => {
  const kept = rows.flatMap((row) => row.others);
  expect(kept.filter((name) => fold(name) !== name)).toEqual([]);
});

test('Every city has a time zone that the runtime knows', () => {
  expect([...new Set(zones)].filter((zone) => !presentTimeZone(zone))).toEqual([]);
});
