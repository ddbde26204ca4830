import { expect, test } from 'vitest';
import { flatten } from './flatten.ts';

const section = (id: string, relationships?: object) => ({
  type: 'sections',
  id,
  attributes: { title: `Section ${id}` },
  ...(relationships && { relationships }),
});

test('attributes stand beside type and id', () => {
  expect(flatten({ data: section('1') })).toEqual({ type: 'sections', id: '1', title: 'Section 1' });
});

test("included records are put under their relationship's name: one, many or none", () => {
  const document = {
    data: {
      type: 'menus',
      id: 'm',
      attributes: { title: 'Lunch' },
      relationships: {
        sections: {
          data: [
            { type: 'sections', id: '2' },
            { type: 'sections', id: '1' },
          ],
        },
        first: { data: { type: 'sections', id: '1' } },
        parent: { data: null },
        items: { links: { related: '/items' } },
      },
    },
    included: [section('1'), section('2')],
  };
  expect(flatten(document)).toEqual({
    type: 'menus',
    id: 'm',
    title: 'Lunch',
    sections: [
      { type: 'sections', id: '2', title: 'Section 2' },
      { type: 'sections', id: '1', title: 'Section 1' },
    ],
    first: { type: 'sections', id: '1', title: 'Section 1' },
    parent: null,
  });
});

test('records that are not included stay references', () => {
  const other = { type: 'sections', id: '9' };
  expect(flatten({ data: section('1', { other: { data: other } }) })).toMatchObject({ other });
});

test('a circle on the wire ends in a reference', () => {
  const ring = (id: string, next: string) => section(id, { next: { data: { type: 'sections', id: next } } });
  const [first] = flatten({ data: [ring('1', '2')], included: [ring('1', '2'), ring('2', '1')] });
  expect(first).toMatchObject({ id: '1', next: { id: '2', next: { type: 'sections', id: '1' } } });
  expect(first).not.toHaveProperty('next.next.title');
});
