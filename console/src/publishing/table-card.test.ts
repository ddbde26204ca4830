import { expect, test } from 'vitest';
import { linesOf } from './table-card.ts';

const fits = (line: string) => line.length <= 12;

test('a text breaks between its words, and a word that is too long stands alone', () => {
  expect(linesOf('The Blue Door by the sea', fits)).toEqual(['The Blue', 'Door by the', 'sea']);
  expect(linesOf('Konditoreimeisterei am Platz', fits)).toEqual(['Konditoreimeisterei', 'am Platz']);
});

test('a name and its branch have lines of their own', () => {
  expect(linesOf('Blue\nDoor by the sea', fits)).toEqual(['Blue', 'Door by the', 'sea']);
});
