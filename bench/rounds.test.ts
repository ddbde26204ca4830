import { expect, test } from 'vitest';
import { verdict } from './report.ts';
import { interleave, quartilesOf, ratios } from './rounds.ts';

test('each round runs every runner once, in rotated order, and the warm-up is not counted', async () => {
  const ran: string[] = [];
  const runner = (name: string) => ({ name, run: async () => ran.push(name) });
  const figures = await interleave(['a', 'b', 'c'].map(runner), 2);
  expect(ran.join('')).toBe('bcacababc');
  expect(figures).toEqual({ a: [5, 7], b: [6, 8], c: [4, 9] });
});

test('ratios are taken within a round, of runners that ran together', () => {
  expect(ratios({ a: [1, 6], b: [2, 3] }, 'a', 'b')).toEqual([0.5, 2]);
  expect(() => ratios({ a: [1], b: [1, 2] }, 'a', 'b')).toThrow('a and b were not run together');
});

test('the median and the quartiles are interpolated', () => {
  expect(quartilesOf([2, 1])).toEqual({ low: 1.25, median: 1.5, high: 1.75 });
});

test('a median meets its bound or misses it, and is marked when it is within a tenth', () => {
  const more = (median: number) => verdict(['', '', '≥', 0.5, 0.8], median);
  expect([0.8, 0.6, 0.44].map(more)).toEqual(['stretch', 'met', 'missed']);
  expect([0.5, 0.46].map(more)).toEqual(['met, within a tenth', 'missed, within a tenth']);
  const less = (median: number) => verdict(['', '', '≤', 4, undefined], median);
  expect([1, 5].map(less)).toEqual(['met', 'missed']);
  expect([4, 4.3].map(less)).toEqual(['met, within a tenth', 'missed, within a tenth']);
  expect(verdict(['', '', '≤', undefined, 64], 65)).toBe('–');
});
