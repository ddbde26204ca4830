import { expect, test } from 'vitest';
import { matchPhotos } from './photo-names.ts';

const DISHES = [
  { id: 'hummus', titles: ['Hummus', 'حمّص', 'Хумус'] },
  { id: 'beef', titles: ['Hummus with beef'] },
  { id: 'creme', titles: ['Crème brûlée'] },
  { id: 'lentil', titles: ['Lentil soup'] },
  { id: 'tomato', titles: ['Tomato soup'] },
  { id: 'seven', titles: ['7up'] },
];

const dishesOf = (...files: string[]) => matchPhotos(files, DISHES).map(({ dish }) => dish);

test.each([
  ['Hummus.jpg', 'hummus'],
  ['HUMMUS-2.JPG', 'hummus'],
  ['hummus_(1).png', 'hummus'],
  ['حمص.jpg', 'hummus'],
  ['хумус 03.jpeg', 'hummus'],
  ['hummus-with-beef.jpg', 'beef'],
  ['HummusWithBeef.jpg', 'beef'],
  ['creme_brulee.png', 'creme'],
  ['cremebrulee.png', 'creme'],
  ['final lentil soup edited.jpg', 'lentil'],
  ['tomato.jpg', 'tomato'],
  ['7up.jpg', 'seven'],
])('%s is a photo of %s', (file, dish) => {
  expect(dishesOf(file)).toEqual([dish]);
});

test.each(['IMG_1234.jpg', '20260101_120000.jpg', 'soup.jpg', '7.jpg', '.jpg', ''])(
  '%j names no dish',
  (file) => {
    expect(dishesOf(file)).toEqual([undefined]);
  },
);

test('a name that may mean two dishes names both, the nearest first', () => {
  expect(matchPhotos(['soup.jpg'], DISHES)[0]?.near.toSorted()).toEqual(['lentil', 'tomato']);
});

test('of two photos of a dish the nearer one is taken, of equally near ones the first by name', () => {
  expect(dishesOf('hummus plate.jpg', 'hummus.jpg')).toEqual([undefined, 'hummus']);
  expect(dishesOf('hummus-10.jpg', 'hummus-9.jpg')).toEqual([undefined, 'hummus']);
});
