import { expect, test } from 'vitest';
import { readEnv, SettingsError } from './env.ts';

test('nothing set is enough, and an empty setting is none', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({
    PORT: 3000,
    DATA_DIR: './data',
    RATE_LIMITS: 'on',
  });
  expect(readEnv({}).DATABASE_URL).toBeUndefined();
});

test('addresses lose their last slash, numbers are numbers', () => {
  const env = readEnv({ PUBLIC_URL: 'https://menus.example/', CLOCK_OFFSET: '-3600', TRUST_PROXY: 'on' });
  expect(env).toMatchObject({ PUBLIC_URL: 'https://menus.example', CLOCK_OFFSET: -3600, TRUST_PROXY: 1 });
  expect(readEnv({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
});

test('a wrong setting stops the start with a sentence that names it', () => {
  for (const [name, value] of [
    ['PORT', '99999'],
    ['DATABASE_URL', 'mysql://nope'],
    ['RATE_LIMITS', 'maybe'],
    ['CLOCK_OFFSET', 'soon'],
    ['TRUST_PROXY', 'everybody'],
    ['SECRET', 'short'],
    ['PUBLIC_URL', 'not an address'],
  ] as const)
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name}: `));
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(SettingsError);
});
