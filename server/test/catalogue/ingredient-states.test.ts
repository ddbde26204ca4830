import { STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import { describe, expect, test } from 'vitest';
import { branchOf, copyOf, newestSync, syncNow } from '../sync/syncing.ts';
import {
  type By,
  changeItem,
  DAY,
  deleteItem,
  ITEM,
  moveItem,
  readItem,
  tokenIn,
  undo,
} from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import {
  aMenu,
  anItem,
  anOwner,
  aPlace,
  aSection,
  aSpoofedToken,
  aVenue,
  type Owner,
  type Place,
} from '../tools/factories.ts';
import { shiftClock } from '../tools/harness.ts';

const STATED = { ingredient_warnings: ['milk', 'eggs'], may_contain: ['nuts'], free_of: ['gluten', 'pork'] };
const OF_EXTRA = { ingredient_warnings: ['fish'], may_contain: ['celery'], free_of: ['milk'] };

const LIST = '/me/menus/{menu}/sections/{section}/relationships/items';

/** What an item and its first extra state, and who has checked it when. */
async function statedBy(by: By, place: Place) {
  const { document } = await readItem(by, place);
  const { ingredient_warnings, may_contain, free_of, checked_by, checked_at } = document.data.attributes;
  const extra = document.included?.find(({ type }) => type === 'extras');
  const { title: _, price: __, ...extras } = (extra?.attributes ?? {}) as Record<string, unknown>;
  return { stated: { ingredient_warnings, may_contain, free_of }, checked_by, checked_at, extras };
}

const extrasOf = (attributes: object, id?: string) => ({
  extras: { data: [{ type: 'extras', ...(id && { id }), attributes }] },
});

/** An owner with an item and an extra that state something in each list. */
async function aStatingPlace(): Promise<{ owner: Owner; place: Place }> {
  const owner = await anOwner();
  const [menu, title] = [await aMenu(owner), 'Burger'];
  const section = await aSection(owner, menu);
  const relationships = extrasOf({ title: 'Cheese', price: '1', ...OF_EXTRA });
  const { document } = await call('POST /me/menus/{menu}/sections/{section}/items', {
    token: owner.token,
    params: { menu, section },
    body: { data: { type: 'items', attributes: { title, price: '12', ...STATED }, relationships } },
  });
  return { owner, place: { menu, section, item: document.data.id } };
}

const batch = ({ token }: By, { menu, section }: Place, ...data: { id: string; attributes: object }[]) =>
  call(`PATCH ${LIST}`, {
    token,
    params: { menu, section },
    body: { data: data.map((one) => ({ type: 'items', ...one })) },
  });

const onlyItem = async ({ token }: By, place: Omit<Place, 'item'>): Promise<Place> => {
  const { document } = await call('GET /me/menus/{menu}/sections/{section}/items', {
    token,
    params: { menu: place.menu, section: place.section },
  });
  return { menu: place.menu, section: place.section, item: document.data.at(-1)?.id ?? '' };
};

async function copiedMenu(owner: Owner, { menu }: Place): Promise<Place> {
  const { token } = owner;
  const copy = (await call('POST /me/menus/{menu}/duplicate', { token, params: { menu } })).document.data.id;
  const sections = await call('GET /me/menus/{menu}/sections', { token, params: { menu: copy } });
  return onlyItem(owner, { menu: copy, section: sections.document.data[0]?.id ?? '' });
}

type Operation = (owner: Owner, place: Place) => Promise<{ by?: By; place: Place }>;

/** What happens to a dish that is none of its own changes; each says where the dish or its copy is then. */
const OPERATIONS: Record<string, Operation> = {
  'is duplicated': async (owner, place) => {
    const { token } = owner;
    const { document } = await call(`POST ${ITEM}/duplicate`, { token, params: place });
    return { place: { ...place, item: document.data.id } };
  },
  'is duplicated with its menu': async (owner, place) => ({ place: await copiedMenu(owner, place) }),
  'is moved': async (owner, place) => {
    const section = await aSection(owner, place.menu);
    await moveItem(owner, place, section);
    return { place: { ...place, section } };
  },
  'is moved to another venue with its menu': async (owner, place) => {
    const venue = await aVenue(owner);
    await call('PATCH /me/menus/{menu}/relationships/venue', {
      token: owner.token,
      params: { menu: place.menu },
      body: { data: { type: 'venues', id: venue } },
    });
    return { by: await tokenIn(owner, venue), place };
  },
  'is restored from the bin': async (owner, place) => {
    await deleteItem(owner, place);
    const restored = await call('POST /me/bin/{record}/restore', {
      token: owner.token,
      params: { record: place.item },
    });
    expect(restored.status).toBeLessThan(300);
    return { place };
  },
  'comes back by undo': async (owner, place) => {
    await undo(owner, activityOf(await deleteItem(owner, place)));
    return { place };
  },
  'is synced to a branch': async (owner, place) => {
    const branch = await branchOf(owner);
    await syncNow(owner);
    return { by: branch, place: await copyOf(branch, place) };
  },
  'is changed in something else': async (owner, place) => {
    await changeItem(owner, place, { title: 'Large burger', price: '15', is_new: true });
    return { place };
  },
  'is changed in something else with others': async (owner, place) => {
    await batch(owner, place, { id: place.item, attributes: { price: '15', disabled: true } });
    return { place };
  },
};

describe('what a dish and its extras state, and who has checked it, stays when it', () => {
  test.each(Object.entries(OPERATIONS))('%s', async (_, act) => {
    const { owner, place } = await aStatingPlace();
    const before = await statedBy(owner, place);
    expect(before).toMatchObject({ stated: STATED, extras: OF_EXTRA, checked_by: 'Layla Haddad' });
    shiftClock(DAY);
    const { by = owner, place: now } = await act(owner, place);
    expect(await statedBy(by, now)).toEqual(before);
  });
});

type Changed = { status: number; headers: Headers };
type Change = (owner: Owner, place: Place, extra: string) => Promise<Changed>;

const changes: [string, Change][] = [
  ...STATEMENTS.flatMap((list): [string, Change][] => [
    [`${list} of one`, (owner, place) => changeItem(owner, place, { [list]: ['milk', 'sesame'] })],
    [
      `${list} of many`,
      (owner, place) => batch(owner, place, { id: place.item, attributes: { [list]: ['milk', 'sesame'] } }),
    ],
    [
      `${list} of an extra`,
      (owner, place, extra) =>
        changeItem(owner, place, {}, { relationships: extrasOf({ [list]: ['milk', 'sesame'] }, extra) }),
    ],
  ]),
  ['a check of one', (owner, place) => changeItem(owner, place, { checked: true })],
  [
    'a check of many',
    (owner, place) => batch(owner, place, { id: place.item, attributes: { checked: true } }),
  ],
];

describe('a change is signed, leaves no ingredient in two lists, and is undone whole', () => {
  test.each(changes)('%s', async (what, change) => {
    const { owner, place } = await aStatingPlace();
    const before = await statedBy(owner, place);
    const extra = (await readItem(owner, place)).document.data.relationships?.extras.data[0]?.id ?? '';
    shiftClock(DAY);
    const changed = await change(owner, place, extra);
    expect(changed.status).toBe(200);
    const after = await statedBy(owner, place);
    expect(Date.parse(after.checked_at ?? '')).toBeGreaterThan(Date.parse(before.checked_at ?? ''));
    for (const lists of [after.stated, after.extras as typeof after.stated]) {
      const all = STATEMENTS.flatMap((list) => lists[list]);
      expect(new Set(all).size).toBe(all.length);
    }
    const list = STATEMENTS.find((name) => what.startsWith(name));
    const written = what.endsWith('extra') ? (after.extras as typeof after.stated) : after.stated;
    if (list) expect(written[list]).toEqual(['milk', 'sesame']);
    else expect([after.stated, after.extras]).toEqual([before.stated, before.extras]);
    const back = await undo(owner, activityOf(changed));
    expect(await statedBy(owner, place)).toEqual(before);
    await undo(owner, activityOf(back));
    expect(await statedBy(owner, place)).toEqual(after);
  });
});

test('the undo of a sync takes back what it brought, the check too', async () => {
  const { owner, place } = await aStatingPlace();
  const branch = await branchOf(owner);
  await syncNow(owner);
  const copy = await copyOf(branch, place);
  const before = await statedBy(branch, copy);
  shiftClock(DAY);
  await changeItem(owner, place, { free_of: ['milk'] });
  await syncNow(owner);
  expect(await statedBy(branch, copy)).toEqual(await statedBy(owner, place));
  expect((await undo(branch, await newestSync(branch))).errors).toEqual([]);
  expect(await statedBy(branch, copy)).toEqual(before);
});

test('a client that writes that a dish contains wheat leaves no freedom from gluten', async () => {
  const { owner, place } = await aStatingPlace();
  await changeItem(owner, place, { ingredient_warnings: ['wheat'] });
  expect((await statedBy(owner, place)).stated).toEqual({
    ingredient_warnings: ['wheat'],
    may_contain: ['nuts'],
    free_of: ['pork'],
  });
});

test('the same statements in another order are no change, and sign nothing', async () => {
  const { owner, place } = await aStatingPlace();
  shiftClock(DAY);
  const same = await changeItem(owner, place, {
    ingredient_warnings: ['eggs', 'milk'],
    may_contain: ['nuts'],
  });
  expect(same.headers.get('activity-id')).toBeNull();
});

test('a dish that states nothing is not checked until somebody says so; support signs with its own name', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  expect(await statedBy(owner, place)).toMatchObject({ checked_by: null, checked_at: null });
  await changeItem({ token: await aSpoofedToken(owner) }, place, { checked: true });
  expect(await statedBy(owner, place)).toMatchObject({ checked_by: 'Sami Helper' });
});

test('an ingredient in two lists of one body is refused at the second', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const twice = { free_of: ['eggs', 'milk'], ingredient_warnings: ['milk'] };
  const refusals = [
    [await changeItem(owner, place, twice), '/data/attributes/free_of/1'],
    [await batch(owner, place, { id: place.item, attributes: twice }), '/data/0/attributes/free_of/1'],
    [
      await changeItem(
        owner,
        place,
        {},
        {
          relationships: extrasOf({ title: 'Cheese', price: '1', may_contain: ['fish'], free_of: ['fish'] }),
        },
      ),
      '/data/relationships/extras/data/0/attributes/free_of/0',
    ],
  ] as const;
  for (const [{ errors }, pointer] of refusals)
    expect(errors).toMatchObject([{ code: 'duplicate_value', source: { pointer } }]);
  await expect(anItem(owner, place, twice)).rejects.toThrow('duplicate_value');
});

test('an extra that comes back by undo takes back a check that was made without it', async () => {
  const { owner, place } = await aStatingPlace();
  const before = await statedBy(owner, place);
  const extra = (await readItem(owner, place)).document.data.relationships?.extras.data[0]?.id ?? '';
  const remove = () =>
    changeItem(owner, place, {}, { relationships: extrasOf({ _destroy: true }, extra) }).then(activityOf);
  await undo(owner, await remove());
  expect(await statedBy(owner, place)).toEqual(before);
  const removal = await remove();
  shiftClock(DAY);
  await changeItem(owner, place, { checked: true });
  const checked = await statedBy(owner, place);
  const back = activityOf(await undo(owner, removal));
  expect(await statedBy(owner, place)).toEqual({ ...before, checked_by: null, checked_at: null });
  await undo(owner, back);
  expect(await statedBy(owner, place)).toEqual(checked);
});
