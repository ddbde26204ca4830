import { expect, test } from 'vitest';
import { ApiError, ConnectionError } from '../platform/api-error.ts';
import { shownRefusal } from './sign-in.ts';

const refused = (status: number, code: string) =>
  new ApiError(status, [{ code, title: 'In English', detail: 'As the server says it' }]);

test.each([
  [401, 'invalid_credentials'],
  [401, 'pending_invitation'],
  [429, 'too_many_requests'],
])("the login shows the server's message for %s %s", (status, code) => {
  expect(shownRefusal(refused(status, code))).toBe('As the server says it');
});

test.each([
  ['a server that is away', refused(503, 'unavailable')],
  ['a broken rule', refused(422, 'invalid_format')],
  ['a proxy that counts too', new ApiError(429, [])],
  ['a lost connection', new ConnectionError(undefined)],
])('for %s it has words of its own', (_, error) => {
  expect(shownRefusal(error)).toBeUndefined();
});
