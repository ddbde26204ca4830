import { expect, test } from 'vitest';
import { refusedFields } from '../forms/field-errors.ts';
import { ApiError } from '../platform/api-error.ts';
import { brokenRecordRules } from './editor-rules.ts';
import { type Draft, draftOf, draftPart } from './record-body.ts';
import { statedIn } from './states.ts';

const draft = (parts: Partial<Draft>, currency = 'aed') => ({ ...draftOf(undefined, currency), ...parts });
const ofItem = (parts: Partial<Draft>, currency = 'aed') =>
  brokenRecordRules('items', draft({ title: 'Soup', price: '5', ...parts }, currency), undefined, 'en');

test('a title has at least three characters, counted without the spaces around it', () => {
  expect(brokenRecordRules('sections', draft({ title: ' ab ' }), undefined, 'en')).toEqual({
    title: 'Must have at least 3 characters.',
  });
  expect(brokenRecordRules('sections', draft({ title: ' abc ' }), undefined, 'en')).toEqual({});
});

test.each([
  ['', 'Please fill this in.'],
  ['0', 'Must be greater than 0.'],
  ['0.004', 'Must be greater than 0.'],
  ['-2', 'Must be greater than 0.'],
  ['1e3', 'Enter an amount, such as 12.50.'],
  ['cheap', 'Enter an amount, such as 12.50.'],
  ['10000000', 'Must be at most 9999999.99.'],
])('the price %o is refused', (price, sentence) => {
  expect(ofItem({ price })).toEqual({ price: sentence });
});

test.each([
  ['0.1', 'aed'],
  ['1.005', 'usd'],
  ['12.345', 'kwd'],
  ['100', 'jpy'],
  ['9,999,999.99', 'usd'],
  ['٢٥٫٥', 'aed'],
])('the price %o of %s is allowed', (price, currency) => {
  expect(ofItem({ price }, currency)).toEqual({});
});

test('an extra has a title and a price, which may be 0', () => {
  const extras = [
    { key: 'a', title: 'Le', price: '', ...statedIn(undefined) },
    { key: 'b', title: 'Bread', price: '0', ...statedIn(undefined) },
  ];
  expect(ofItem({ extras })).toEqual({
    'extras.0.title': 'Must have at least 3 characters.',
    'extras.0.price': 'Please fill this in.',
  });
});

test('a removed price of a known item is missing, though a change need not say it', () => {
  const before = draft({ title: 'Soup', price: '5.00' });
  expect(brokenRecordRules('items', { ...before, price: '' }, before, 'en')).toEqual({
    price: 'Please fill this in.',
  });
  expect(brokenRecordRules('items', { ...before, description: 'Hot' }, before, 'en')).toEqual({});
});

test('rules are told in the language of the person', () => {
  expect(ofItem({ price: '0' }).price).not.toBe(
    brokenRecordRules('items', draft({ price: '0' }), undefined, 'ar').price,
  );
});

test("the server's refusals go to their fields, the first of each", () => {
  const fault = (pointer: string, detail: string) => ({
    code: 'x',
    title: detail,
    detail,
    source: { pointer },
  });
  const error = new ApiError(422, [
    fault('/data/attributes/title', 'Too long.'),
    fault('/data/attributes/title', 'And not right.'),
    fault('/data/attributes/position', 'Not a field here.'),
  ]);
  const refused = (thrown: Error) => refusedFields(thrown, draftPart, draft({})).errors;
  expect(refused(error)).toEqual({ title: 'Too long.' });
  expect(refused(new Error('lost'))).toEqual({});
});
