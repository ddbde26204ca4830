import { expect, test } from 'vitest';
import type { Area } from './area.ts';
import { sheetKey } from './sheet-keys.ts';

const SIZE = { rows: 100, columns: 9 };
const at = (row: number, column: number) => ({ row, column });
const AREA: Area = { anchor: at(4, 3), corner: at(5, 3) };

const pressed = (key: string, ...held: ('shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey')[]) => ({
  key,
  code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key,
  shiftKey: held.includes('shiftKey'),
  ctrlKey: held.includes('ctrlKey'),
  metaKey: held.includes('metaKey'),
  altKey: held.includes('altKey'),
});

test.each([
  ['ArrowDown', [], at(6, 3)],
  ['ArrowUp', [], at(4, 3)],
  ['ArrowRight', [], at(5, 4)],
  ['ArrowRight', ['ctrlKey'], at(5, 8)],
  ['ArrowUp', ['metaKey'], at(0, 3)],
  ['End', ['ctrlKey'], at(99, 8)],
  ['Home', [], at(5, 0)],
] as const)('Shift and %s with %j move the corner', (key, held, to) => {
  expect(sheetKey(pressed(key, 'shiftKey', ...held), AREA, { ...SIZE, isRtl: false })).toEqual({
    act: 'extend',
    to,
  });
});

test.each([
  ['Home', at(0, 0)],
  ['End', at(99, 8)],
  ['ArrowDown', at(99, 3)],
  ['ArrowLeft', at(4, 0)],
] as const)('Ctrl and %s go to an end of the table', (key, to) => {
  expect(sheetKey(pressed(key, 'ctrlKey'), AREA, { ...SIZE, isRtl: false })).toEqual({ act: 'go', to });
});

test('arrows go where they point from right to left too', () => {
  expect(sheetKey(pressed('ArrowLeft', 'shiftKey'), AREA, { ...SIZE, isRtl: true })).toEqual({
    act: 'extend',
    to: at(5, 4),
  });
});

test('the keys of spreadsheets choose all, fill down, clear and edit; all others are the library’s', () => {
  const act = (...args: Parameters<typeof pressed>) =>
    sheetKey(pressed(...args), AREA, { ...SIZE, isRtl: false })?.act;
  expect(act('a', 'ctrlKey')).toBe('all');
  expect(act('d', 'metaKey')).toBe('fill');
  expect(act('Delete')).toBe('clear');
  expect(act('F2')).toBe('edit');
  expect(act('Escape')).toBe('collapse');
  for (const key of ['a', 'd', 'Enter', 'ArrowDown', 'Tab']) expect(act(key)).toBeUndefined();
  expect(act('v', 'ctrlKey')).toBeUndefined();
  expect(act('d', 'ctrlKey', 'altKey')).toBeUndefined();
  expect(sheetKey({ ...pressed('ي'), ctrlKey: true, code: 'KeyD' }, AREA, { ...SIZE, isRtl: true })).toEqual({
    act: 'fill',
  });
});
