import { expect, test } from 'vitest';
import { photo } from '../test/sample.ts';
import { pictureWidths } from './pictures.ts';

const widths = (width: number, most: number, least?: number) =>
  pictureWidths({ ...photo(1), width }, most, least);

test('a picture is requested in its kept widths, its own among them', () => {
  expect(widths(1366, 1366)).toEqual([160, 412, 824, 1366]);
  expect(widths(823, 824, 412)).toEqual([412, 823]);
  expect(widths(411, 1366)).toEqual([160, 411]);
  expect(widths(90, 824)).toEqual([90]);
});

test('a picture that is smaller than wanted comes in its largest width, a larger one in its smallest', () => {
  expect(widths(411, 824, 412)).toEqual([411]);
  expect(widths(1000, 100)).toEqual([160]);
});
