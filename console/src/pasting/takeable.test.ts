import { readPastedMenu } from '@sofra/contract/pasted-menu';
import { expect, test } from 'vitest';
import { takeable } from './takeable.ts';

const taken = (text: string) => takeable(readPastedMenu(text, 'aed'), 'aed', 'en', 'Dishes');

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

test('the soft breaks of a word processor end lines', () => {
  expect(taken('Soups\u000b\u000bLentil soup 21\u2028Onion soup 24').items).toBe(2);
});
