import { expect, test } from 'vitest';
import { type Leaving, notesOf, type VenueFacts } from './venue-notes.ts';

const HERE: VenueFacts = {
  id: 'here',
  name: 'Zaatar House',
  locales: ['en', 'ar'],
  country: 'AE',
  zone: 'Asia/Dubai',
  parent: null,
  hasBranches: false,
};

const there = (facts: Partial<VenueFacts> = {}): VenueFacts => ({ ...HERE, id: 'there', ...facts });

const MENU: Leaving = { locales: ['en', 'ar'], currency: 'aed' };

const namesOf = (menus: readonly Leaving[], here: VenueFacts, other: VenueFacts) =>
  notesOf(menus, here, other).map(({ name }) => name);

test('between venues that are alike nothing is said', () => {
  expect(notesOf([MENU, MENU], HERE, there())).toEqual([]);
});

test('languages that the other venue has not are named, and its main one where a menu lacks it', () => {
  expect(notesOf([MENU], HERE, there({ locales: ['ru', 'en'] }))).toEqual([
    { name: 'lacking', languages: ['ru'] },
    { name: 'waiting', languages: ['ar'] },
  ]);
  const english: Leaving = { ...MENU, locales: ['en'] };
  expect(namesOf([MENU, english], HERE, there({ locales: ['ar', 'en'] }))).toEqual(['lacking']);
});

test('another country and another clock are told with the currencies of the menus and the zone', () => {
  const other = there({ country: 'RU', zone: 'Europe/Moscow' });
  expect(notesOf([MENU, { ...MENU, currency: 'usd' }, MENU], HERE, other)).toEqual([
    { name: 'currency', currencies: ['aed', 'usd'] },
    { name: 'clock', zone: 'Europe/Moscow' },
  ]);
});

test('what a sync will do is told to main venues and branches', () => {
  const main = { ...HERE, hasBranches: true };
  expect(namesOf([MENU], main, there({ parent: 'here' }))).toEqual(['synced', 'leaves']);
  expect(namesOf([MENU], HERE, there({ hasBranches: true }))).toEqual(['spreads']);
  const branch = { ...HERE, parent: 'there' };
  expect(namesOf([{ ...MENU, linked: true }], branch, there({ hasBranches: true }))).toEqual([
    'linked',
    'spreads',
  ]);
});
