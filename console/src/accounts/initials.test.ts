import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Layla', 'Haddad', 'L\u200cH'],
  // Side by side the two letters would be written as one.
  ['ليلى', 'حداد', 'ل\u200cح'],
  ['😀 Sam', '', '😀'],
])('the initials of %s %s', (first_name, last_name, initials) => {
  expect(initialsOf({ first_name, last_name })).toBe(initials);
});
