import { expect, test } from 'vitest';
import { type Saver, saveOver } from './save-over.ts';
import { isConflict, resolve } from './three-way-merge.ts';
import { VersionConflict } from './version-conflict.ts';

type Values = { title: string; price: string };
type Stored = Values & { version: number };

const BEFORE: Values = { title: 'Kebab', price: '42' };
const base = { values: BEFORE, version: 1 };

/** Saves over a record that another person has changed in each of these ways. */
function stage(...changes: Partial<Values>[]) {
  let stored: Stored = { ...BEFORE, version: 1 };
  const saver: Saver<Values, Stored> = {
    read: (record) => ({ title: record?.title ?? '', price: record?.price ?? '' }),
    save: async (values, { version }) => {
      const change = changes.shift();
      if (change) stored = { ...stored, ...change, version: stored.version + 1 };
      if (version !== stored.version) throw new VersionConflict(stored);
      stored = { ...values, version: stored.version + 1 };
      return stored;
    },
    conflictsIn: ({ before, mine, theirs }) =>
      (['title', 'price'] as const).filter((part) =>
        isConflict({ before: before[part], mine: mine[part], theirs: theirs[part] }),
      ),
    resolve,
  };
  return saver;
}

test('what nobody else has changed is saved', async () => {
  const mine = { ...BEFORE, title: 'Shish kebab' };
  expect(await saveOver(stage(), mine, base)).toEqual({ base: { values: mine, version: 2 } });
});

test('what somebody else has changed is asked for, with the record as it stands now', async () => {
  const mine = { ...BEFORE, title: 'Shish kebab' };
  const saver = stage({ title: 'Adana kebab' });
  const { conflict } = await saveOver(saver, mine, base);
  const theirs = { ...BEFORE, title: 'Adana kebab' };
  expect(conflict).toMatchObject({ before: BEFORE, mine, theirs, parts: ['title'], current: { version: 2 } });
  if (!conflict) throw new Error('There is no conflict.');
  expect(saver.resolve(conflict, { title: 'mine' })).toEqual(mine);
  expect(saver.resolve(conflict, { title: 'theirs' })).toEqual(theirs);
});

test('what both have changed to the same is saved, however often the version moves on', async () => {
  const mine = { title: 'Shish kebab', price: '45' };
  const saver = stage({ title: 'Shish kebab' }, { price: '45' });
  expect(await saveOver(saver, mine, base)).toEqual({ base: { values: mine, version: 4 } });
});

test('a failure is passed on', async () => {
  const away = new Error('away');
  const saver = { ...stage(), save: () => Promise.reject(away) };
  await expect(saveOver(saver, BEFORE, base)).rejects.toBe(away);
});

test('what two people have changed in different parts is saved without a question, and shown', async () => {
  const shown: Values[] = [];
  const mine = { ...BEFORE, title: 'Shish kebab' };
  const saver = { ...stage({ price: '45' }), show: (values: Values) => shown.push(values) };
  const both = { title: 'Shish kebab', price: '45' };
  expect(await saveOver(saver, mine, base)).toEqual({ base: { values: both, version: 3 } });
  expect(shown).toEqual([both]);
});

test('only what both have changed is asked for', async () => {
  const mine = { ...BEFORE, title: 'Shish kebab' };
  const { conflict } = await saveOver(stage({ title: 'Adana kebab', price: '45' }), mine, base);
  expect(conflict).toMatchObject({ parts: ['title'], mine: { title: 'Shish kebab', price: '45' } });
});

test('what must be seen first is shown, and saved with the next attempt', async () => {
  const mine = { ...BEFORE, title: 'Shish kebab' };
  const shown: Values[] = [];
  const saver: Saver<Values, Stored> = {
    ...stage({ price: '50' }),
    mustSee: ({ before, theirs }) => before.price !== theirs.price,
    show: (both) => shown.push(both),
  };
  const first = await saveOver(saver, mine, base);
  expect(first).toMatchObject({
    base: { version: 2 },
    unseen: { before: BEFORE, mine, theirs: { price: '50' } },
  });
  expect(shown).toEqual([{ title: 'Shish kebab', price: '50' }]);
  const second = await saveOver(saver, shown[0] ?? mine, first.base);
  expect(second).toEqual({ base: { values: shown[0], version: 3 } });
});
