import { expect, test } from 'vitest';
import { TEXT } from '../limits.ts';
import { lines, searchText, text } from './fields.ts';

const title = text(TEXT.title);
const codeOf = (given: string) =>
  (title.safeParse(given).error?.issues[0] as { params?: { code: string } } | undefined)?.params?.code;

const UNSEEN = {
  'spaces of no width': '\u200b',
  'a wide space and a mark of direction': '\u2003\u200e',
  'a filler of Hangul': '\u3164',
  'Hangul fillers of half a syllable': '\u115f\u1160',
  'a narrow filler of Hangul': '\uffa0',
  'an empty pattern of Braille': '\u2800',
  'a joiner of graphemes': '\u034f',
  'vowels of Khmer that are not drawn': '\u17b4\u17b5',
  'variation selectors alone': '\ufe0f\u{e0100}',
  'tags without a flag': '\u{e0067}\u{e0062}',
};

test.each(Object.entries(UNSEEN))('a title of %s is invisible', (_, given) => {
  expect(codeOf(given.repeat(3))).toBe('too_short');
});

test.each(Object.entries(UNSEEN))('an optional text of %s is none', (_, given) => {
  expect(lines({ min: 0, max: 9 }).parse(given.repeat(3))).toBe('');
});

test('a text that can’t be stored is refused and not treated as empty', () => {
  const note = lines({ min: 0, max: 9 });
  for (const given of ['\0', '\ud800'])
    expect([given, note.safeParse(given).success]).toEqual([given, false]);
});

const SEEN = ['Борщ', 'كبّة', 'می‌خواهم', '김치찌개', '⠃⠗⠑⠁⠙', '🍔🍔🍔', '❤️❤️', '👩‍🍳', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'];

test.each(SEEN)('%j is visible', (given) => {
  expect(codeOf(given)).toBeUndefined();
});

const MARKS = '\u0301\u0316';

/** How long this thread has computed, in milliseconds: other work of the machine does not count. */
const computed = () => process.threadCpuUsage().user / 1000;

test('a text is bounded before normalising, which takes quadratic time', () => {
  const started = computed();
  expect(codeOf('a'.concat(MARKS.repeat(300_000)))).toBe('too_long');
  const description = lines(TEXT.description);
  expect(description.safeParse(MARKS.repeat(3900)).success).toBe(false);
  expect(computed() - started).toBeLessThan(40);
});

test('a text in NFD has the length of its NFC form', () => {
  const longest = '\u1f82'.repeat(TEXT.title.max);
  expect(title.parse(longest.normalize('NFD'))).toBe(longest);
  expect(title.parse('🍔'.repeat(TEXT.title.max))).toHaveLength(2 * TEXT.title.max);
});

test('a letter may have thirty marks and no more', () => {
  expect(codeOf(`aaa${'\u0301'.repeat(30)}`)).toBeUndefined();
  expect(codeOf(`aaa${'\u0301'.repeat(31)}`)).toBe('invalid_characters');
});

test.each(['\u2028', '\u2029', '\n'])('a title is one line, without %j in it', (end) => {
  expect(codeOf(`Fish${end}soup`)).toBe('invalid_characters');
});

test('a search is bounded before normalising too', () => {
  const started = computed();
  expect(searchText(TEXT.search).safeParse(MARKS.repeat(300_000)).success).toBe(false);
  expect(computed() - started).toBeLessThan(20);
  expect(searchText(TEXT.search).parse(' e\u0301tude ')).toBe('\u00e9tude');
});
