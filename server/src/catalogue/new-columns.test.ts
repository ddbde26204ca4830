import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, foldTitles, mergeTexts, newColumns } from './new-columns.ts';

const usd = { currency: 'usd', exact: false };
const row = {
  texts: { en: { title: 'Soup', note: 'Hot' }, ru: { title: 'Суп' } },
  price: '12.500',
  disabled: false,
  disabled_here: false,
  schedule: { type: 'always' as const },
  photo_id: null,
};

describe('texts', () => {
  test('a patch changes its fields alone; a null clears, and an empty language goes', () => {
    const patch = { en: { title: 'Broth' }, ru: { title: null }, ar: { title: 'شوربة' } };
    expect(mergeTexts(row.texts, patch)).toEqual({
      en: { title: 'Broth', note: 'Hot' },
      ar: { title: 'شوربة' },
    });
  });

  const field = fc.option(fc.string({ minLength: 1 }), { nil: null });
  const fields = fc.record({ title: field, description: field, note: field }, { requiredKeys: [] });
  const patch = fc.record({ en: fields, ar: fields, ru: fields }, { requiredKeys: [] });

  test('applying a patch twice changes nothing the second time', () => {
    fc.assert(
      fc.property(patch, patch, (first, second) => {
        const texts = mergeTexts(mergeTexts({}, first), second);
        expect(mergeTexts(texts, second)).toEqual(texts);
        for (const said of Object.values(texts)) expect(Object.values(said ?? {})).not.toContain(null);
      }),
    );
  });

  test('a text that is written loses the mark of a machine, the same text too, unless the patch has marks itself', () => {
    const texts = { ru: { title: 'Суп', note: 'Остро', machine: ['title', 'note'] } };
    expect(mergeTexts(texts, { ru: { title: 'Суп' } })).toEqual({
      ru: { title: 'Суп', note: 'Остро', machine: ['note'] },
    });
    expect(mergeTexts(texts, { ru: { title: 'Щи', note: null } })).toEqual({ ru: { title: 'Щи' } });
    expect(mergeTexts(texts, { ru: { title: null, note: null } })).toEqual({});
    expect(mergeTexts(texts, { en: { title: 'Soup' } }).ru).toEqual(texts.ru);
    expect(mergeTexts({ ru: { title: 'Щи' } }, { ru: { title: 'Суп', machine: ['title'] } })).toEqual({
      ru: { title: 'Суп', machine: ['title'] },
    });
  });

  test('titles are folded a line for each language', () => {
    expect(foldTitles({ en: { title: 'Crème' }, ru: { title: 'Ёж' } })).toBe('creme\n\nеж');
  });
});

describe('new columns', () => {
  test('equal values are no change', () => {
    const same = {
      texts: { en: { title: 'Soup' } },
      price: '12.5',
      disabled: false,
      schedule: { type: 'always' as const },
      photo_id: null,
    };
    expect(newColumns(row, same, usd)).toEqual({});
    expect(newColumns(row, { price: undefined }, usd)).toEqual({});
  });

  test('what a branch switches off is off here alone, where it stays off; on is on for both', () => {
    const linked = { ...row, source_id: 'of-the-main-venue' };
    expect(newColumns(linked, { disabled: true }, usd)).toEqual({ disabled_here: true });
    expect(newColumns(row, { disabled: true }, usd)).toEqual({ disabled: true });
    const off = { ...linked, disabled: true, disabled_here: true };
    expect(newColumns(off, { disabled: false }, usd)).toEqual({ disabled: false, disabled_here: false });
  });

  test('a price is rounded half up to its currency, or kept exact', () => {
    expect(newColumns(row, { price: '1.005' }, usd)).toEqual({ price: '1.01' });
    expect(newColumns(row, { price: '99.5' }, { currency: 'jpy', exact: false })).toEqual({ price: '100' });
    expect(newColumns(row, { price: '1.005' }, { currency: 'jpy', exact: true })).toEqual({ price: '1.005' });
  });
});

test('a record of a change has the changed columns, and of the texts the changed languages', () => {
  const columns = newColumns(row, { texts: { ru: { title: null } }, price: '13', disabled: true }, usd);
  expect(difference(row, columns)).toEqual({
    before: { texts: { ru: { title: 'Суп' } }, price: '12.50', disabled: false },
    after: { texts: { ru: null }, price: '13.00', disabled: true },
  });
});
