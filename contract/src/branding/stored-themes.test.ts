import { expect, test } from 'vitest';
import { readFonts, readOptions } from './stored-themes.ts';
import {
  mergeOptions,
  optionsSchema,
  type PartOptions,
  THEME_OPTIONS,
  type ThemePart,
} from './theme-options.ts';
import { DEFAULT_THEME, EMPTY_THEME } from './themes.ts';

const PARTS = Object.keys(THEME_OPTIONS) as ThemePart[];

/** The options of the release to come: one more in a group, and a new group. */
const TREE = {
  ...THEME_OPTIONS.selection,
  label: { ...THEME_OPTIONS.selection.label, radius: 'size' },
  footer: { color: 'colour' },
} as const;
const BASE = { label: { ...EMPTY_THEME.selection.label, radius: 12 }, footer: { color: '#123456' } };
const rules = { upgrades: [{}], tree: TREE, base: BASE };

test.each(PARTS)('the whole options of %s are read as they are', (part) => {
  expect(readOptions(part, DEFAULT_THEME[part], 1)).toEqual(DEFAULT_THEME[part]);
  expect(optionsSchema(part).parse(readOptions(part, {}, 1))).toEqual(EMPTY_THEME[part]);
});

test('an option that is younger than a stored theme has the empty theme’s value', () => {
  expect(readOptions('selection', DEFAULT_THEME.selection, 1, rules)).toEqual({
    label: { ...DEFAULT_THEME.selection.label, radius: 12 },
    footer: { color: '#123456' },
  });
});

test('an upgrade gives it another one, once, and options that are no more are gone', () => {
  const upgrade = (options: Record<string, unknown>) => ({ ...options, footer: { color: '#abcdef' } });
  const upgrades = [{}, { options: { selection: upgrade } }];
  const older = { ...DEFAULT_THEME.selection, bygone: { color: '#000000' } };
  const read = (format: number) => readOptions('selection', older, format, { ...rules, upgrades });
  expect(read(2)).toEqual({
    label: { ...DEFAULT_THEME.selection.label, radius: 12 },
    footer: { color: '#abcdef' },
  });
  expect(read(1)).toEqual(read(2));
  expect(read(3)).toMatchObject({ footer: { color: '#123456' } });
});

test('a stored value that is none of its kind any more is the empty theme’s', () => {
  const { label } = DEFAULT_THEME.selection;
  expect(readOptions('selection', { label: { ...label, size: 'large' } }, 1)).toEqual({
    label: { ...label, size: EMPTY_THEME.selection.label.size },
  });
  expect(readFonts({ main: 'lora', secondary: 'comic' })).toEqual({ ...EMPTY_THEME.fonts, main: 'lora' });
});

test('an option that the stored options lack is laid over them like any other', () => {
  const { size: _, ...label } = DEFAULT_THEME.selection.label;
  const stored = { label } as PartOptions<'selection'>;
  expect(mergeOptions<'selection'>(stored, { label: { size: 33 } })).toEqual({
    label: { ...label, size: 33 },
  });
});
