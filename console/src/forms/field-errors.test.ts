import { expect, test } from 'vitest';
import { ApiError } from '../platform/api-error.ts';
import { fieldAt, refusedFields } from './field-errors.ts';

const fault = (detail: string, pointer?: string) => ({
  code: 'too_short',
  title: detail,
  detail,
  ...(pointer && { source: { pointer } }),
});
const refused = (error: unknown, names: string[]) =>
  refusedFields(error, fieldAt, Object.fromEntries(names.map((name) => [name, ''])));
const refusal = (...faults: ReturnType<typeof fault>[]) => new ApiError(422, faults);

test('a pointer names a field, be it an attribute or a relationship', () => {
  expect(fieldAt('/data/attributes/first_name')).toBe('first_name');
  expect(fieldAt('/data/relationships/city/data/id')).toBe('city');
  expect(fieldAt('/data/id')).toBeUndefined();
  expect(fieldAt('')).toBeUndefined();
});

test("the server's refusals show at their fields, the first of each", () => {
  const error = refusal(
    fault('Too short.', '/data/attributes/email'),
    fault('No address.', '/data/attributes/email'),
  );
  expect(refused(error, ['email', 'password'])).toEqual({
    errors: { email: 'Too short.' },
    isComplete: true,
  });
});

test('a missing record shows at the field that names it', () => {
  const gone = new ApiError(404, [fault('There is no such record.', '/data/relationships/city/data/id')]);
  expect(refused(gone, ['city']).errors).toEqual({ city: 'There is no such record.' });
});

test('a refusal about no field of the form is reported elsewhere', () => {
  const spent = refusal(fault('No longer valid.', '/data/attributes/reset_password_token'));
  for (const error of [spent, refusal(fault('Not now.')), new ApiError(429, []), new Error('away')])
    expect(refused(error, ['password'])).toEqual({ errors: {}, isComplete: false });
});
