import { expect, test } from 'vitest';
import type { Row } from './rows.ts';
import { restated, statedIn } from './states.ts';
import { changesOf, statedOf } from './states-of-all.ts';

const row = (id: string, stated: object = {}) => ({ id, title: id, ...stated }) as Row;

test('only the lists of items that have changed are sent, and with a check every item', () => {
  const rows = [row('soup', { ingredient_warnings: ['celery', 'milk'] }), row('cake')];
  const before = statedOf(rows);
  expect(changesOf(rows, before, before)).toEqual([]);
  const stated = { ...before.stated, cake: restated(statedIn(undefined), 'eggs', 'may_contain') };
  const changed = { id: 'cake', attributes: { may_contain: ['eggs'] } };
  expect(changesOf(rows, before, { stated, checked: false })).toEqual([changed]);
  expect(changesOf(rows, before, { stated, checked: true })).toEqual([
    { id: 'soup', attributes: { checked: true } },
    { id: 'cake', attributes: { may_contain: ['eggs'], checked: true } },
  ]);
});

test('what somebody else has stated meanwhile stays, and of the same ingredient the graver word', () => {
  const before = statedOf([row('soup')]);
  const mine = restated(restated(statedIn(undefined), 'milk', 'free_of'), 'nuts', 'may_contain');
  const now = [row('soup', { ingredient_warnings: ['milk', 'eggs'] }), row('new')];
  expect(changesOf(now, before, { stated: { soup: mine, gone: mine }, checked: false })).toEqual([
    { id: 'soup', attributes: { may_contain: ['nuts'] } },
  ]);
});
