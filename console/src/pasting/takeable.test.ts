import { expect, test } from 'vitest';
import { readPastedMenu } from './reader/read-menu.ts';
import { type Taker, takeable } from './takeable.ts';

const ROOM = { sections: 50, dishes: 200, allDishes: 2000, records: 1000 };

const taken = (text: string, room = ROOM, taker: Taker = 'menu', accepted: string[] = []) =>
  takeable(readPastedMenu(text, { currency: 'aed', main: 'en', others: ['ar'] }), {
    taker,
    currency: 'aed',
    room,
    locale: 'en',
    unnamed: 'Dishes',
    noRoom: 'No room.',
    accepted: new Set(accepted),
  });

test('dishes without a heading, and those under one that is too short, have a section of their own', () => {
  const { sections, refused } = taken('Hummus 28\n\nXY:\nLentil soup 21');
  expect(sections.map(({ title }) => title)).toEqual(['Dishes', 'Dishes']);
  expect(refused).toEqual([{ title: 'XY', why: 'Must have at least 3 characters.' }]);
});

test('what the server would refuse is not taken, and says why', () => {
  const long = 'a'.repeat(121);
  const { items, refused } = taken(`No 5\nWater 0\n${long} 9\nBell\u0007 12\nHummus 28`);
  expect(items).toBe(1);
  expect(refused.map(({ title }) => title)).toEqual(['No', 'Water', long, 'Bell\u0007']);
});

test('each taker judges by the rules of its own call: a sign-up asks for longer descriptions and higher prices', () => {
  const menu = 'Espresso - XO - 9\nWater 0.05\nTea 5';
  expect(taken(menu).refused).toEqual([]);
  const { items, refused } = taken(menu, ROOM, 'signUp');
  expect(items).toBe(1);
  expect(refused).toEqual([
    { title: 'Espresso', why: 'Must have at least 3 characters.' },
    { title: 'Water', why: 'Must be at least 0.1.' },
  ]);
});

test('the soft breaks of a word processor end lines', () => {
  expect(taken('Soups\u000b\u000bLentil soup 21\u2028Onion soup 24').items).toBe(2);
});

test('dishes and sections beyond the room of a menu are not taken', () => {
  const menu = 'SOUPS\nLentil 1\nOnion 2\nBorsch 3\nMAINS\nKebab 4\nFish 5\nTEAS\nMint 6';
  const titlesIn = (room: Partial<typeof ROOM>) => {
    const { sections, refused, items } = taken(menu, Object.assign({}, ROOM, room));
    expect(items + refused.length).toBe(6);
    return sections.map((section) => [section.title, ...section.items.map(({ title }) => title)].join(' '));
  };
  expect(titlesIn({ sections: 2 })).toEqual(['SOUPS Lentil Onion Borsch', 'MAINS Kebab Fish']);
  expect(titlesIn({ dishes: 1 })).toEqual(['SOUPS Lentil', 'MAINS Kebab', 'TEAS Mint']);
  expect(titlesIn({ allDishes: 4 })).toEqual(['SOUPS Lentil Onion Borsch', 'MAINS Kebab']);
  expect(titlesIn({ allDishes: 3 })).toEqual(['SOUPS Lentil Onion Borsch']);
  expect(titlesIn({ records: 3 })).toEqual(['SOUPS Lentil Onion', 'MAINS Kebab Fish', 'TEAS Mint']);
});

test('a doubtful line is told apart, and is taken only when somebody says so', () => {
  const menu = 'SOUPS\nLentil AED 21\nOnion AED 24\nBorsch AED 30\nKharcho AED 32\nTable for friends 12';
  const { items, doubtful, refused } = taken(menu);
  expect({ items, refused }).toEqual({ items: 4, refused: [] });
  expect(doubtful.map(({ item, isTaken }) => [item.title, isTaken])).toEqual([['Table for friends', false]]);
  const accepted = taken(menu, ROOM, 'menu', [doubtful[0]?.key ?? '']);
  expect(accepted.sections[0]?.items.at(-1)?.title).toBe('Table for friends');
  expect(accepted.doubtful[0]?.isTaken).toBe(true);
});

test('larger sizes are records too, and need room', () => {
  const menu = 'PIZZA  Small  Large\nMargherita  30  40\nPepperoni  35  45';
  expect(taken(menu).sections[0]?.items.map(({ extras }) => extras)).toEqual([
    [{ title: 'Large', price: '10' }],
    [{ title: 'Large', price: '10' }],
  ]);
  expect(taken(menu, { ...ROOM, records: 4 }).refused).toEqual([{ title: 'Pepperoni', why: 'No room.' }]);
  expect(taken(menu, ROOM, 'signUp').items).toBe(2);
});
