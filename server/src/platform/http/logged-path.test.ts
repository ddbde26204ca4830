import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test('the log shows a request’s path but no token', () => {
  expect(loggedPath('/api/v1/me/menus?page[size]=5')).toBe('/api/v1/me/menus');
  expect(loggedPath('/forget-password?token=secret')).toBe('/forget-password');
  for (const path of ['/reset-password/secret', '/Reset-Password/secret/', '//reset-password//sec/ret?a=b'])
    expect(loggedPath(path)).not.toMatch(/sec|ret$/);
  expect(loggedPath('/p/secret/dinner?lang=ar')).toBe('/p/…');
  expect(loggedPath('/reset-password/secret')).toBe('/reset-password/…');
  expect(loggedPath('/reset-password/')).toBe('/reset-password/');
});
