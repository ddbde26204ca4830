import { expect, test } from 'vitest';
import { isLetterKey } from './letter-key.ts';

test.each([
  ['z', 'KeyZ', true],
  ['Z', 'KeyZ', true],
  // A German keyboard has its z where an English one has its y, a French one where it has its w.
  ['z', 'KeyY', true],
  ['y', 'KeyZ', false],
  ['z', 'KeyW', true],
  ['w', 'KeyZ', false],
  // On keyboards of other scripts the position of the key counts.
  ['я', 'KeyZ', true],
  ['ئ', 'KeyZ', true],
  ['ن', 'KeyK', false],
  ['Enter', 'Enter', false],
])('%s on the key %s: %s', (key, code, is) => {
  expect(isLetterKey({ key, code }, 'z')).toBe(is);
});

test("the events of a browser's autofill have no key", () => {
  expect(isLetterKey(new Event('keydown') as KeyboardEvent, 'z')).toBe(false);
});
