import { expect, test } from 'vitest';
import { textOfFile } from './csv.ts';

test('a file is read in the letters that its spreadsheet wrote', () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, 0x41, 0x04]);
  expect(textOfFile(utf16, ['en'])).toBe('с');
  expect(textOfFile(Uint8Array.from([0xe1, 0xee, 0xf0, 0xf9]), ['en', 'ru'])).toBe('борщ');
  expect(textOfFile(Uint8Array.from([0xcd, 0xe3, 0xd5]), ['ar', 'ru'])).toBe('حمص');
  expect(textOfFile(Uint8Array.from([0x63, 0x61, 0x66, 0xe9]), ['en'])).toBe('café');
});
