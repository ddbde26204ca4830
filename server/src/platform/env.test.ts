import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import { readEnv, SETTING_NAMES, SettingsError } from './env.ts';

test('no setting is required, and an empty one counts as unset', () => {
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

test('an address that is ambiguous in a policy or a link stops the start', () => {
  for (const [wrong, why] of [
    ['https://chat.example;script-src', 'host'],
    ['https://*.example', 'host'],
    ["https://'self',x", 'host'],
    ['https://somebody:secret@chat.example', 'password'],
    ['https://chat.example/?a=b', 'question mark'],
    ['https://chat.example/#a', 'question mark'],
  ] as const)
    expect(() => readEnv({ CHATWOOT_URL: wrong })).toThrow(new RegExp(`CHATWOOT_URL: .*${why}`));
  for (const [right, read] of [
    ['HTTPS://Chat.Example:8443/of-ours/', 'https://chat.example:8443/of-ours'],
    ['http://chat_room:3000', 'http://chat_room:3000'],
    ['https://[::1]:3000', 'https://[::1]:3000'],
    ['https://чат.example', 'https://xn--80a0bn.example'],
  ])
    expect(readEnv({ CHATWOOT_URL: right }).CHATWOOT_URL).toBe(read);
});

test('a wrong setting stops the start with a sentence that names it', () => {
  for (const [name, value, why] of [
    ['PORT', '99999', '65535'],
    ['DATABASE_URL', 'mysql://nope', 'postgres://'],
    ['RATE_LIMITS', 'maybe', '"on"'],
    ['CLOCK_OFFSET', 'soon', 'number'],
    ['TRUST_PROXY', 'everybody', 'how many proxies'],
    ['SECRET', 'short', '16 characters'],
    ['SMTP_URL', 'mail.example:587', 'smtp://'],
    ['MAIL_FROM', 'Sofra', 'no e-mail address'],
    ['PUBLIC_URL', 'menus.example', 'https://'],
    ['CDN_PURGE_URL', 'cdn.example', 'https://'],
    ['MAP_TILES_URL', 'tiles.example/{z}/{x}/{y}.png', 'https://'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png', '{y}'],
    ['MAP_TILES_URL', 'https://*.example/{z}/{x}/{y}.png', 'host'],
  ] as const) {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(`${name}: `);
    expect(read).toThrow(why);
  }
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(SettingsError);
});

test('scheduled backups go to a folder or a bucket, and are of the embedded database', () => {
  for (const to of ['/backups', './backups', 's3://backups', 's3://backups/of/sofra'])
    expect(readEnv({ BACKUP_TO: to }).BACKUP_TO).toBe(to);
  for (const to of ['s3:/backups', 's3://', 's3://Backups!', 's3://backups/ö'])
    expect(() => readEnv({ BACKUP_TO: to })).toThrow('BACKUP_TO: this is no folder');
  const shared = { BACKUP_TO: '/backups', DATABASE_URL: 'postgres://127.0.0.1/sofra' };
  expect(() => readEnv(shared)).toThrow('BACKUP_TO: it is for the embedded database');
});

test('one translation service at most is set, with a key that a header can hold', () => {
  const deepl = { DEEPL_KEY: '279a2e9d-83b3-c416-7e2d-f721593e42a0:fx' };
  expect(readEnv(deepl)).toMatchObject(deepl);
  expect(() => readEnv({ ...deepl, LIBRETRANSLATE_URL: 'http://127.0.0.1:5000' })).toThrow(
    /LIBRETRANSLATE_URL: only one of DEEPL_KEY, GOOGLE_TRANSLATE_KEY, LIBRETRANSLATE_URL can be set/,
  );
  for (const name of ['DEEPL_KEY', 'GOOGLE_TRANSLATE_KEY', 'LIBRETRANSLATE_KEY'])
    for (const wrong of ['short', '"AIzaSyA-quoted-key"', 'AIzaSyA a key', 'AIzaSyA\nkey']) {
      const said = () => readEnv({ [name]: wrong });
      expect(said).toThrow(new RegExp(`${name}: this is no key`));
      expect(said).not.toThrow(wrong);
    }
});

/** Values that somebody may have pasted: addresses and numbers of the wrong kind, and anything else, with a secret in each. */
const pasted = (secret: string) =>
  fc.oneof(
    fc.constantFrom(
      secret,
      `https://user:${secret}@host.example`,
      `mysql://user:${secret}@db.example/sofra`,
      `postgres://user:${secret}@`,
      `smtp://user:${secret}`,
      `${secret}\n`,
      ` ${secret} `,
      `"${secret}"`,
      `-1${secret}`,
    ),
    fc.string({ maxLength: 40 }).map((text) => text + secret),
  );

test('whatever a setting is, it is taken, or refused by a sentence that names it and does not tell it', () => {
  const secret = 'hunter2ofmine';
  const refused = new Set<string>();
  const property = fc.property(fc.constantFrom(...SETTING_NAMES), pasted(secret), (name, value) => {
    try {
      readEnv({ [name]: value });
    } catch (error) {
      refused.add(name);
      expect(error).toBeInstanceOf(SettingsError);
      expect(String(error)).toContain(`${name}`);
      expect(String(error)).not.toContain(secret);
    }
  });
  fc.assert(property, { numRuns: rounds(3000, 100_000) });
  expect(refused.size).toBeGreaterThan(20);
});

test('keys of a bucket are set together', () => {
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(() => readEnv({ [name]: 'a-key' })).toThrow('are set together');
});

test('each setting is in the table of settings, and no other', () => {
  const page = readFileSync('docs/operating.md', 'utf8');
  const table = page.slice(page.indexOf('## Settings'), page.indexOf('## Health'));
  const told = table
    .split('\n')
    .flatMap((line) => line.match(/^\| (.*?) +\|/)?.[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  const elsewhere = [...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name);
  expect(SETTING_NAMES.filter((name) => !told.includes(name) && !elsewhere.includes(name))).toEqual([]);
  expect(told.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});
