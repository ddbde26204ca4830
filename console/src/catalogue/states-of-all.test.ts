import { expect, test } from 'vitest';
import type { Row } from './rows.ts';
import { restated, statedIn } from './states.ts';
import { type AllStated, changesOf, joinedStates, othersIn, signsOthers, statedOf } from './states-of-all.ts';

const row = (id: string, stated: object = {}, version = 1) => ({ id, title: id, version, ...stated }) as Row;

test('only the lists of items that have changed are sent, with their versions, and with a check every item', () => {
  const rows = [row('soup', { ingredient_warnings: ['celery', 'milk'] }, 3), row('cake')];
  const before = statedOf(rows);
  expect(changesOf(before, before)).toEqual([]);
  const stated = { ...before.stated, cake: restated(statedIn(undefined), 'eggs', 'may_contain') };
  const changed = { id: 'cake', meta: { version: 1 }, attributes: { may_contain: ['eggs'] } };
  expect(changesOf(before, { ...before, stated })).toEqual([changed]);
  expect(changesOf(before, { ...before, stated, checked: true })).toEqual([
    { id: 'soup', meta: { version: 3 }, attributes: { checked: true } },
    { ...changed, attributes: { may_contain: ['eggs'], checked: true } },
  ]);
});

const before = statedOf([row('soup'), row('cake'), row('gone')]);
const mine: AllStated = {
  ...before,
  stated: {
    ...before.stated,
    soup: restated(restated(statedIn(undefined), 'milk', 'free_of'), 'nuts', 'may_contain'),
    gone: restated(statedIn(undefined), 'nuts', 'may_contain'),
  },
};

test('what somebody else has stated meanwhile is joined, and of the same ingredient the graver word stays', () => {
  const theirs = statedOf([
    row('soup', { ingredient_warnings: ['milk', 'eggs'] }, 2),
    row('cake'),
    row('new', { free_of: ['milk'] }),
  ]);
  const merge = { before, mine: { ...mine, checked: true }, theirs };
  expect(othersIn(before, theirs).map(({ id }) => id)).toEqual(['soup', 'new']);
  expect(signsOthers(merge)).toBe(true);
  const joined = joinedStates(merge);
  expect(joined.checked).toBe(false);
  expect(changesOf(theirs, joined)).toEqual([
    { id: 'soup', meta: { version: 2 }, attributes: { may_contain: ['nuts'] } },
  ]);
});

test('what is neither saved nor checked here need not be seen first, nor need a change of anything else', () => {
  const cake = statedOf([row('soup'), row('cake', { free_of: ['milk'] }, 2)]);
  expect(signsOthers({ before, mine, theirs: cake })).toBe(false);
  expect(signsOthers({ before, mine: { ...mine, checked: true }, theirs: cake })).toBe(true);
  const price = statedOf([row('soup', {}, 2), row('cake')]);
  const merge = { before, mine: { ...mine, checked: true }, theirs: price };
  expect(signsOthers(merge)).toBe(false);
  expect(joinedStates(merge)).toMatchObject({ checked: true, versions: { soup: 2 } });
});

test('a new item that states nothing is not checked unseen', () => {
  const theirs = statedOf([row('soup', {}, 2), row('cake'), row('new')]);
  const merge = { before, mine: { ...mine, checked: true }, theirs };
  expect(othersIn(before, theirs)).toEqual([{ id: 'new', words: [] }]);
  expect([signsOthers(merge), joinedStates(merge).checked]).toEqual([true, false]);
});
