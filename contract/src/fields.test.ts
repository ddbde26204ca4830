import { expect, test } from 'vitest';
import { lines, text } from './fields.ts';
import { TEXT } from './limits.ts';

const title = text(TEXT.title);
const codeOf = (given: string) =>
  (title.safeParse(given).error?.issues[0] as { params?: { code: string } } | undefined)?.params?.code;

const UNSEEN = {
  'spaces of no width': '\u200b',
  'a wide space and a mark of direction': '\u2003\u200e',
  'a filler of Hangul': '\u3164',
  'its halves': '\u115f\u1160',
  'its narrow form': '\uffa0',
  'an empty pattern of Braille': '\u2800',
  'a joiner of graphemes': '\u034f',
  'vowels of Khmer that are not drawn': '\u17b4\u17b5',
  'what chooses a variant of nothing': '\ufe0f\u{e0100}',
  'tags without a flag': '\u{e0067}\u{e0062}',
};

test.each(Object.entries(UNSEEN))('nobody can read a title of %s', (_, given) => {
  expect(codeOf(given.repeat(3))).toBe('too_short');
});

test.each(Object.entries(UNSEEN))('where there may be no text, %s is none', (_, given) => {
  expect(lines({ min: 0, max: 9 }).parse(given.repeat(3))).toBe('');
});

test('what cannot be stored is refused as that, not taken for nothing', () => {
  const note = lines({ min: 0, max: 9 });
  for (const given of ['\0', '\ud800'])
    expect([given, note.safeParse(given).success]).toEqual([given, false]);
});

const SEEN = ['Борщ', 'كبّة', 'می‌خواهم', '김치찌개', '⠃⠗⠑⠁⠙', '🍔🍔🍔', '❤️❤️', '👩‍🍳', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'];

test.each(SEEN)('somebody can read %j', (given) => {
  expect(codeOf(given)).toBeUndefined();
});
