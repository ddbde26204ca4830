import { expect, test } from 'vitest';
import { verdict } from './report.ts';
import { interleave, quartilesOf, ratios } from './rounds.ts';

test('each round runs every runner once, in rotated order, and the first half is not counted', async () => {
  const ran: string[] = [];
  const runner = (name: string) => ({ name, run: async () => ran.push(name) });
  const figures = await interleave(['a', 'b', 'c'].map(runner), 2);
  expect(ran.join('')).toBe('abcbcacababc');
  expect(figures).toEqual({ a: [8, 10], b: [9, 11], c: [7, 12] });
});

test('ratios are taken within a round, of runners that ran together', () => {
  expect(ratios({ a: [1, 6], b: [2, 3] }, 'a', 'b')).toEqual([0.5, 2]);
  expect(() => ratios({ a: [1], b: [1, 2] }, 'a', 'b')).toThrow('a and b were not run together');
});

test('the median and the quartiles are interpolated', () => {
  expect(quartilesOf([5, 1, 3, 2, 4])).toEqual({ low: 2, median: 3, high: 4 });
  expect(quartilesOf([1, 2])).toEqual({ low: 1.25, median: 1.5, high: 1.75 });
  expect(quartilesOf([7])).toEqual({ low: 7, median: 7, high: 7 });
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
