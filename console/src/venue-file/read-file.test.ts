import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { DOCUMENT, FORMAT } from './file-format.ts';
import { FileProblem } from './file-problem.ts';
import { readVenueFile } from './read-file.ts';

const item = { texts: { en: { title: 'Falafel' } }, price: '12', photo: 'pictures/1.webp' };
const menu = {
  texts: { en: { title: 'Lunch' } },
  currency: 'aed',
  kind: 'table',
  slug: 'lunch',
  locales: ['ar'],
  sections: [{ texts: { en: { title: 'Mezze' } }, items: [item, item] }],
};
const document = {
  format: FORMAT,
  venue: { name: 'Zaatar House' },
  look: { logo: null, welcome_screen: null, theme: null },
  locales: ['en', 'ar'],
  menus: [menu],
};

const archive = (text: string, others: Record<string, Uint8Array> = {}) =>
  new Blob([zipSync({ [DOCUMENT]: strToU8(text), ...others })]);

const reading = (said: object, others?: Record<string, Uint8Array>) =>
  readVenueFile(archive(JSON.stringify(said), others));

const problemOf = async (file: Blob) =>
  readVenueFile(file).then(
    () => undefined,
    (error: unknown) => (error instanceof FileProblem ? error.kind : String(error)),
  );

test('a file tells its menus and which of its pictures are there', async () => {
  const file = await reading(document, { 'pictures/1.webp': new Uint8Array([1, 2, 3]) });
  expect(file.document.menus[0]?.slug).toBe('lunch');
  expect([...file.pictures]).toEqual(['pictures/1.webp']);
  expect(file.missing).toBe(0);
  expect(file.pictureOf('pictures/1.webp')?.size).toBe(3);
  expect((await reading(document)).missing).toBe(1);
});

test('a part that no picture names is never opened, whatever its name', async () => {
  const photo = '../../etc/passwd';
  const odd = { ...document, menus: [{ ...menu, photo }] };
  const file = await reading(odd, { '../escape': new Uint8Array(9), '__proto__/x': new Uint8Array(9) });
  expect(file.pictures.size).toBe(0);
  expect(file.missing).toBe(2);
  expect(file.pictureOf('constructor')).toBeUndefined();
});

test.each([
  ['no archive', new Blob(['sofra'])],
  ['nothing', new Blob([])],
  ['an archive of something else', new Blob([zipSync({ 'a.txt': strToU8('a') })])],
  ['no JSON', archive('{')],
  ['null', archive('null')],
  ['arrays within arrays', archive(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)],
  ['a name of ours for a prototype', archive(`{"__proto__":{"format":1},"menus":[]}`)],
  ['a long text', archive(JSON.stringify({ ...document, venue: { name: 'a'.repeat(1_000_000) } }))],
  ['an id', archive(JSON.stringify({ ...document, menus: [{ ...menu, id: 'a' }] }))],
])('%s is no file of a venue', async (_, file) => {
  expect(await problemOf(file)).toBe('unknown');
});

test('a document that opens to too much is not opened, and one of a newer format says so', async () => {
  expect(await problemOf(archive(' '.repeat(17 * 1_048_576)))).toBe('tooLarge');
  expect(await problemOf(archive(JSON.stringify({ ...document, format: FORMAT + 1 })))).toBe('newer');
});
