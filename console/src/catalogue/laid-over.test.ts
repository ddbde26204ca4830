import type { Photo } from '@sofra/contract/pictures/photo';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { usualWeek } from '@sofra/contract/schedules/schedules';
import { expect, test } from 'vitest';
import { menu, publication } from '../../../guest/test/sample.ts';
import { type Laying, laidOver } from './laid-over.ts';
import type { Place } from './place.ts';
import { type Draft, draftOf } from './record-body.ts';

const draft = (parts: Partial<Draft>): Draft => ({ ...draftOf(undefined, 'aed'), ...parts });

/** Two menus, the second of which is known by its head alone, and the ids in the first. */
function aVenue() {
  const dinner = menu(1, 'dinner', 2, 3);
  const stored: Publication = publication({ menus: [dinner, { ...menu(2, 'lunch', 0, 0) }] });
  const [first, second] = dinner.sections;
  if (!first || !second) throw new Error('The sample has no two sections.');
  const sections: Place = { level: 'sections', above: [dinner.id] };
  const items: Place = { level: 'items', above: [dinner.id, second.id] };
  return { stored, dinner, first, second, sections, items };
}

const laid = (given: Pick<Laying, 'publication' | 'place' | 'id' | 'draft'> & Partial<Laying>) =>
  laidOver({ photo: undefined, now: new Date('2026-11-26T12:00:00Z'), ...given });

test('what is typed of an item stands in its place, in the main language alone', () => {
  const { stored, second, items } = aVenue();
  const [, item] = second.items;
  const typed = draft({ title: 'Kebab', price: '٤٢', is_new: true, may_contain: ['nuts'] });
  const found = laid({ publication: stored, place: items, id: item?.id, draft: typed });
  const shown = found?.shown.sections[1]?.items[1];
  expect(shown).toMatchObject({ id: item?.id, price: '42', is_new: true, may_contain: ['nuts'] });
  expect(shown?.texts.en?.title).toBe('Kebab');
  expect(shown?.texts.ar).toEqual(item?.texts.ar);
  expect(shown?.photo).toEqual(item?.photo);
  expect(found?.anchor).toBe(`item-${item?.number}`);
});

test.each(['', '4.', 'ten', '-3'])('while the price reads %o, the one before it shows', (price) => {
  const { stored, second, items } = aVenue();
  const [item] = second.items;
  const found = laid({ publication: stored, place: items, id: item?.id, draft: draft({ price }) });
  expect(found?.shown.sections[1]?.items[0]?.price).toBe(price === '4.' ? '4' : item?.price);
});

test('a new item stands last, and one that is typed anew is another one', () => {
  const { stored, second, items } = aVenue();
  const found = laid({ publication: stored, place: items, id: undefined, draft: draft({ title: 'Soup' }) });
  const shown = found?.shown.sections[1]?.items;
  expect(shown?.map(({ texts }) => texts.en?.title).at(-1)).toBe('Soup');
  expect(shown).toHaveLength(second.items.length + 1);
  expect(shown?.at(-1)).toMatchObject({ price: '0', extras: [], photo: null });
});

test('an extra keeps its translations, a removed one is gone, and a new one comes with its words', () => {
  const { stored, second, items } = aVenue();
  const [item] = second.items;
  const [first, removed] = item?.extras ?? [];
  const stated = { ingredient_warnings: ['milk'], may_contain: [], free_of: [] };
  const extras = [
    { key: first?.id ?? '', id: first?.id ?? '', title: 'Cheese', price: '2', ...stated },
    { key: removed?.id ?? '', id: removed?.id ?? '', title: 'x', price: '1', isRemoved: true, ...stated },
    { key: 'fresh', title: 'Olives', price: '', ...stated },
  ];
  const found = laid({ publication: stored, place: items, id: item?.id, draft: draft({ extras }) });
  const shown = found?.shown.sections[1]?.items[0]?.extras;
  expect(shown?.map(({ texts }) => texts.en?.title)).toEqual(['Cheese', 'Olives']);
  expect(shown?.[0]).toMatchObject({ price: '2', warnings: ['milk'] });
  expect(shown?.[0]?.texts.ar).toEqual(first?.texts.ar);
  expect(shown?.[1]?.price).toBe('0');
});

test('a photo that was chosen stands in the stored one’s place, and one that was deleted nowhere', () => {
  const { stored, second, items } = aVenue();
  const photo: Photo = { number: 9, width: 824, height: 464, colour: 3 };
  const id = second.items[0]?.id;
  const photoOf = (chosen: Photo | null) =>
    laid({ publication: stored, place: items, id, draft: draft({}), photo: chosen })?.shown.sections[1]
      ?.items[0]?.photo;
  expect(photoOf(photo)).toEqual(photo);
  expect(photoOf(null)).toBeNull();
});

test('an empty section shows while it is edited, and any other does not', () => {
  const { stored, first, sections } = aVenue();
  first.items = [];
  const found = laid({
    publication: stored,
    place: sections,
    id: undefined,
    draft: draft({ title: 'Grill' }),
  });
  const titles = found?.shown.sections.map(({ section }) => section.texts.en?.title);
  expect(titles).toHaveLength(2);
  expect(titles?.at(-1)).toBe('Grill');
  expect(found).toMatchObject({ anchor: 's0', isEmpty: true });
});

test('what is outside of its hours shows only on the way to the record', () => {
  const { stored, second, items } = aVenue();
  const week = usualWeek();
  for (const hours of Object.values(week)) Object.assign(hours, { from: '01:00', to: '02:00' });
  second.schedule = { type: 'periodic', data: week };
  for (const item of second.items) item.schedule = second.schedule;
  const [, item] = second.items;
  const found = laid({ publication: stored, place: items, id: item?.id, draft: draft({ title: 'Kebab' }) });
  expect(found?.shown.sections[1]?.items.map(({ id }) => id)).toEqual([item?.id]);
  const other = { level: 'sections', above: items.above.slice(0, 1) } as const;
  const [open] = stored.menus[0]?.sections ?? [];
  expect(
    laid({ publication: stored, place: other, id: open?.id, draft: draft({}) })?.shown.sections,
  ).toHaveLength(1);
});

test('a menu has what is typed of it, and a new one stands by itself', () => {
  const { stored, dinner } = aVenue();
  const place = { level: 'menus', above: [] } as const;
  const typed = draft({ title: 'Supper', currency: 'usd' });
  const found = laid({ publication: stored, place, id: dinner.id, draft: typed });
  expect(found?.shown.menu).toMatchObject({ currency: 'usd', slug: 'dinner' });
  expect(found).toMatchObject({ anchor: undefined, from: 0, isEmpty: false });
  expect(found?.shown.sections).toHaveLength(2);
  const fresh = laid({ publication: stored, place, id: undefined, draft: typed });
  expect(fresh?.shown).toMatchObject({ menu: { texts: { en: { title: 'Supper' } } }, sections: [] });
});

test('what is in something that the draft has no more is not shown', () => {
  const { stored, items, sections } = aVenue();
  const lost = (place: Place) => ({ ...place, above: [...place.above.slice(0, -1), 'gone'] });
  for (const place of [lost(items), lost(sections)])
    expect(laid({ publication: stored, place, id: undefined, draft: draft({}) })).toBeUndefined();
});

test('the part of a long menu that has the record is the one that shows', () => {
  const long = menu(1, 'dinner', 10, 70);
  const stored = publication({ menus: [long] });
  const [section] = long.sections.slice(-1);
  const place: Place = { level: 'items', above: [long.id, section?.id ?? ''] };
  const id = section?.items.at(-1)?.id;
  expect(laid({ publication: stored, place, id, draft: draft({}) })?.from).toBe(600);
});
