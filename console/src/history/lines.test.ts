import type { Locale } from '@sofra/contract/languages/locales';
import type { SyncChange } from '@sofra/contract/sync/sync';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { loadPart } from '../platform/phrases/load-part.ts';
import type { Activity } from './activity.ts';
import { linesOf, onlyNameIn } from './lines.ts';
import { linesOfSyncChange } from './sync-lines.ts';

const words = {} as Record<Locale, TFunction>;

beforeAll(async () => {
  for (const locale of ['en', 'ar', 'ru'] as const) {
    const parts = await Promise.all(
      (['history', 'catalogue', 'theme', 'theme-options'] as const).map((part) => loadPart(part, locale)),
    );
    const speaker = i18next.createInstance();
    const resources = { [locale]: { translation: Object.assign({}, ...parts) } };
    await speaker.init({ lng: locale, resources, interpolation: { escapeValue: false } });
    words[locale] = speaker.t as TFunction;
  }
});

const about = (record_type: string, record_id: string, title: string, currency: string | null = 'aed') => ({
  record_type,
  record_id,
  title,
  currency,
});
const RECORDS = [
  about('items', 'i', 'Burger'),
  about('sections', 's', 'Grill'),
  about('sections', 't', 'Sweets'),
  about('venues', 'v', 'Levant', null),
  about('venues', 'w', 'Levant, Marina', null),
];

type Side = Record<string, unknown> | null;

const activity = (action: string, ...changes: [type: string, id: string, before: Side, after: Side][]) =>
  ({
    id: '1',
    at: '2026-11-21T18:00:00Z',
    actor: 'Layla Haddad',
    support_actor: null,
    venue: 'Levant',
    action,
    record_type: '',
    record_id: '',
    title: null,
    records: RECORDS,
    undoable: true,
    undone: false,
    undoes: null,
    changes: changes.map(([record_type, record_id, before, after]) => ({
      record_type,
      record_id,
      before,
      after,
    })),
  }) satisfies Activity;

const told = (one: Activity, locale: Locale = 'en') =>
  linesOf(one, { t: words[locale], locale, mainLocale: 'en' });

test('each changed field is a line, with its former value', () => {
  const texts = (en: object, ru: object | null) => ({ texts: { en, ru } });
  const change = activity('update', [
    'items',
    'i',
    {
      price: '12.00',
      disabled: false,
      is_new: false,
      photo_id: null,
      schedule: { type: 'always' },
      ...texts({ title: 'Bun', note: 'Small' }, null),
    },
    {
      price: '13.00',
      disabled: true,
      is_new: false,
      photo_id: 'p',
      schedule: { type: 'periodic', data: week },
      ...texts({ title: 'Burger', note: 'Large' }, { title: 'Бургер' }),
    },
  ]);
  expect(told(change)).toEqual([
    'Price of “Burger”: 12.00 AED → 13.00 AED',
    'Hid “Burger” from guests',
    'Added a photo to “Burger”',
    'Schedule of “Burger”: Always → Fri, \u206610:00–\u206020:00\u2069',
    'Title of “Burger”: Bun → Burger',
    'Note of “Burger” changed',
    'Title (Russian) of “Burger”: Бургер',
  ]);
});

const day = (enabled: boolean) => ({ enabled, from: '10:00', to: '20:00', overnight: false });
const week = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [at, day(at === 4)]));

test('created, deleted, moved and reordered records are named with their lists', () => {
  const spot = (parent_id: string, position = 1) => ({ parent_id, position });
  const lunch = { texts: { en: { title: 'Lunch' } } };
  const cases: [Activity, string[]][] = [
    [activity('create', ['items', 'i', null, spot('s')]), ['Added “Burger” to “Grill”']],
    [activity('create', ['menus', 'm', null, { ...spot('v'), ...lunch }]), ['Added “Lunch”']],
    [activity('delete', ['items', 'i', spot('s'), null]), ['Deleted “Burger” from “Grill”']],
    [activity('restore', ['items', 'i', null, spot('s')]), ['Brought back “Burger”']],
    [activity('duplicate', ['items', 'i', null, spot('s')]), ['Made the copy “Burger”']],
    [
      activity('duplicate', ['menus', 'm', null, { ...spot('w'), from_venue: 'v', ...lunch }]),
      ['Copied “Lunch” from “Levant” to “Levant, Marina”'],
    ],
    [activity('delete', ['menus', 'm', { ...spot('v'), ...lunch }, null]), ['Deleted “Lunch”']],
    [
      activity('delete', ['menus', 'm', { ...spot('w'), ...lunch }, null]),
      ['Deleted “Lunch” from “Levant, Marina”'],
    ],
    [activity('purge', ['items', 'i', spot('s'), null]), ['Deleted “Burger” for good']],
    [activity('move', ['items', 'i', spot('s'), spot('t')]), ['Moved “Burger” from “Grill” to “Sweets”']],
    [
      activity('reorder', ['sections', 's', { positions: { i: 3 } }, { positions: { i: 1 } }]),
      ['Position of “Burger”: 3 → 1'],
    ],
    [
      activity('reorder', ['sections', 's', { positions: { i: 3, j: 1 } }, { positions: { i: 1, j: 3 } }]),
      ['New order in “Grill”'],
    ],
    [activity('reorder', ['sections', 's', { positions: {} }, { positions: {} }]), ['New order in “Grill”']],
    [
      activity(
        'update',
        ['items', 'i', {}, {}],
        ['extras', 'e', null, { ...spot('i'), texts: { en: { title: 'Bun' } } }],
      ),
      ['Added “Bun” to “Burger”'],
    ],
    [activity('update', ['items', 'i', { is_new: true }, { is_new: true }]), ['Saved “Burger” as it was']],
    [activity('support_invite', ['sites', 'a', null, {}]), ['Let support in']],
  ];
  for (const [one, lines] of cases) expect(told(one)).toEqual(lines);
});

test('suggestions that are accepted as they stand are told with their language', () => {
  const texts = (machine: string[]) => ({ texts: { ar: { title: 'برغر', machine } } });
  const accepted = activity('update', ['items', 'i', texts(['title']), texts([])]);
  expect(told(accepted)).toEqual(['Accepted the suggestions for “Burger” (Arabic)']);
  const undone = activity('update', ['items', 'i', texts([]), texts(['title'])]);
  expect(told(undone)).toEqual(['Saved “Burger” as it was']);
  const written = { texts: { ar: { title: 'برجر' } } };
  expect(told(activity('update', ['items', 'i', texts(['title']), written]))).toEqual([
    'Title (Arabic) of “Burger”: \u2068برغر\u2069 → \u2068برجر\u2069',
  ]);
});

test('in Arabic, names and amounts keep apart', () => {
  const change = activity('reorder', ['sections', 's', { positions: { i: 3 } }, { positions: { i: 1 } }]);
  expect(told(change, 'ar')).toEqual(['موضع «\u2068Burger\u2069»: 3 ← 1']);
});

test('amounts and codes keep together, so that from before to after is read the right way round', () => {
  const price = activity('update', ['items', 'i', { price: '12.00' }, { price: '13.50' }]);
  expect(told(price, 'ar')).toEqual([
    'السعر في «\u2068Burger\u2069»: \u206812.00 AED\u2069 ← \u206813.50 AED\u2069',
  ]);
  const currency = activity('update', ['menus', 'm', { currency: 'jpy' }, { currency: 'kwd' }]);
  expect(told(currency, 'ar')[0]).toMatch(/: \u2068JPY\u2069 ← \u2068KWD\u2069$/);
  expect(told(currency)[0]).toMatch(/: JPY → KWD$/);
});

const NOTHING_STATED = { ingredient_warnings: [], may_contain: [], free_of: [], checked_at: null };
const STATED = {
  ingredient_warnings: ['milk'],
  may_contain: ['nuts'],
  free_of: ['pork'],
  checked_at: '2026-11-03T10:00:00.000Z',
};

test('every language has words for all of it', () => {
  const change = activity(
    'update',
    [
      'items',
      'i',
      { is_popular: true, food_speciality: [], ...NOTHING_STATED },
      { is_popular: false, food_speciality: ['halal'], ...STATED },
    ],
    ['menus', 'm', { locales: ['ru'], currency: 'usd' }, { locales: ['ar'], currency: 'aed' }],
  );
  for (const locale of ['en', 'ar', 'ru'] as const) {
    const lines = told(change, locale);
    expect(lines).toHaveLength(9);
    expect(lines.join(' ')).not.toContain('lines.');
  }
});

test('changes of the look are told by what came of each theme and picture', () => {
  const theme = (before: Side, after: Side) => told(activity('update', ['themes', 'x', before, after]));
  const whole = { name: 'Summer', enabled: false };
  expect(told(activity('create', ['themes', 'x', null, whole]))).toEqual(['Added the theme “Summer”']);
  expect(told(activity('restore', ['themes', 'x', null, whole]))).toEqual([
    'Brought back the theme “Summer”',
  ]);
  expect(told(activity('delete', ['themes', 'x', whole, null]))).toEqual(['Deleted the theme “Summer”']);
  expect(theme({ name: 'Summer', welcome: {} }, { name: 'Autumn', welcome: {} })).toEqual([
    'Theme “Summer” is now called “Autumn”',
    'Changed the theme “Autumn”',
  ]);
  const off: [string, string, Side, Side] = ['themes', 'x', { enabled: true }, { enabled: false }];
  expect(told(activity('update', off, ['themes', 't', { enabled: false }, { enabled: true }]))).toEqual([
    'Switched the theme “Sweets” on',
  ]);
  const logo = (before: unknown, after: unknown) =>
    told(activity('update', ['brandings', 'v', { logo_id: before }, { logo_id: after }]));
  expect([logo(null, 'a'), logo('a', 'b'), logo('b', null)].flat()).toEqual([
    'Added the logo',
    'Changed the logo',
    'Removed the logo',
  ]);
});

test('a change of a theme names the options that differ', () => {
  const theme = (before: Side, after: Side) => told(activity('update', ['themes', 't', before, after]));
  const part = (size: number) => ({ detail: { item: { price: { size }, title: { size: 20 } } } });
  expect(theme(part(30), part(40))).toEqual(['Changed the theme “Sweets”: Dish in detail: Price: Size']);
  expect(theme({ fonts: { main: 'lora' } }, { fonts: { main: 'rubik' } })).toEqual([
    'Changed the theme “Sweets”: Font of texts',
  ]);
  const look = (color: string, background_id: string | null) => ({
    menu_themes: { l: { is_default: true, background_id, options: { sections: { color } } } },
  });
  expect(theme(look('#111111', null), look('#222222', 'p'))).toEqual([
    'Changed the theme “Sweets”: All other menus: Background; All other menus: Headings of sections: Colour',
  ]);
});

const COUNTS = { created: 3, updated: 2, removed: 1 };

test.each([
  ['sync', 'en', 'Synced the menus from “Levant”: 3 added, 2 changed, 1 removed'],
  ['sync_branch', 'en', 'Synced the menus to “Levant”: 3 added, 2 changed, 1 removed'],
  ['sync_branch', 'ru', 'Меню синхронизированы в «Levant»: добавлено 3, изменено 2, удалено 1'],
] as const)('a %s is one line with its counts: %s', (action, locale, line) => {
  const sync = activity(action, ['venues', 'v', null, COUNTS], ['items', 'i', null, { parent_id: 's' }]);
  expect(told(sync, locale)).toEqual([line]);
});

const preview = (change: Partial<SyncChange>) =>
  linesOfSyncChange(
    {
      action: 'changed',
      record_type: 'items',
      record_id: 'i',
      title: 'Burger',
      above: ['Lunch', 'Grill'],
      holds: [],
      overwrites: [],
      check_prices: [],
      currency: 'aed',
      before: null,
      after: null,
      ...change,
    },
    { t: words.en, locale: 'en', mainLocale: 'en' },
  );

test('what a sync would change is told in the same words', () => {
  expect(preview({ before: { price: '10.00' }, after: { price: '12.50' } })).toEqual([
    'Price of “Burger”: 10.00 AED → 12.50 AED',
  ]);
  const texts = { en: { title: 'Burger' } };
  expect(preview({ action: 'added', after: { texts } })).toEqual(['Added “Burger”']);
  expect(preview({ action: 'removed', before: { texts } })).toEqual(['Deleted “Burger”']);
  expect(preview({ action: 'restored' })).toEqual(['Brought back “Burger”']);
  expect(preview({ action: 'kept', title: 'Grill', holds: ['Soup', 'Kofta'] })).toEqual([
    '“Grill” has left the main venue and stays as this branch’s own, with “Soup” and “Kofta”',
  ]);
  expect(preview({ action: 'reordered' })).toEqual(['New order in “Burger”']);
  expect(preview({ action: 'reordered', title: null })).toEqual(['New order of the menus']);
});

test('a preview shows long texts and lists before and after, cut where they are too long for a line', () => {
  const texts = (description: string | null) => ({ texts: { en: { title: 'Burger', description } } });
  expect(preview({ before: texts('With rice'), after: texts('With chips') })).toEqual([
    'Description of “Burger”: With rice → With chips',
  ]);
  expect(preview({ before: texts('a'.repeat(121)), after: texts(null) })).toEqual([
    `Description of “Burger”: ${'a'.repeat(119)}… → –`,
  ]);
  const [before, after] = [{ ingredient_warnings: ['eggs'] }, { ingredient_warnings: ['eggs', 'milk'] }];
  expect(preview({ before, after })).toEqual(['“Burger” contains: Eggs → Eggs, Milk']);
});

test('what a dish states of ingredients is told in full, and that somebody has checked it or took that back', () => {
  const [first, second] = ['2026-05-03T10:00:00.000Z', '2026-11-03T10:00:00.000Z'];
  const before = { ingredient_warnings: [], may_contain: ['milk'], free_of: ['eggs'], checked_at: null };
  const after = { ingredient_warnings: ['milk'], may_contain: [], free_of: [], checked_at: first };
  expect(told(activity('update', ['items', 'i', before, { ...after, checked_by: 'Layla Haddad' }]))).toEqual([
    '“Burger” contains: – → Milk',
    '“Burger” may contain: Milk → –',
    '“Burger” is free of: Eggs → –',
    'Checked the ingredients of “Burger”',
  ]);
  const checks = (was: string | null, is: string | null) =>
    told(activity('update', ['items', 'i', { checked_at: was }, { checked_at: is }]));
  expect(checks(first, second)).toEqual(['Checked the ingredients of “Burger”']);
  for (const is of [first, null]) expect(checks(second, is)).toEqual(['Took back the check of “Burger”']);
});

test('a branch that was opened is named with its name and its branch', () => {
  const opened = activity('venue_create', ['venues', 'b', null, { name: 'Levant' }]);
  const branch = {
    ...opened,
    record_id: 'b',
    title: 'Levant',
    records: [about('venues', 'b', 'Levant, Marina', null)],
  };
  expect(told(branch)).toEqual(['Opened the venue “Levant, Marina”']);
  expect(told({ ...branch, records: [] })).toEqual(['Opened the venue “Levant”']);
});

test('activities of one record alone have its name', () => {
  const named = (one: Activity, ...others: Activity[]) =>
    onlyNameIn([one, ...others], { t: words.en, locale: 'en', mainLocale: 'en' });
  const price = (id: string) => ({
    ...activity('update', ['items', id, { price: '1' }, { price: '2' }]),
    record_id: id,
  });
  expect(named(price('i'), price('i'))).toBe('Burger');
  expect(named(price('i'), price('j'))).toBeUndefined();
  expect(named(price('j'))).toBeUndefined();
});
