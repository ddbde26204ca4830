import { EMPTY_THEME } from '@sofra/contract/branding/themes';
import { expect, test } from 'vitest';
import { differing } from '../activity/differences.ts';
import { emptyTheme } from './merge-theme.ts';
import { themeBefore } from './theme-before.ts';
import type { ThemeColumns } from './theme-rows.ts';

const START = emptyTheme('Summer', new Date(0));
const [LOOK = ''] = Object.keys(START.menu_themes);

const changed = (theme: ThemeColumns, change: (theme: ThemeColumns) => void) => {
  const other = structuredClone(theme);
  change(other);
  return other;
};

/** The recorded form of a theme's change. */
const recorded = (from: ThemeColumns, to: ThemeColumns) => {
  const [before, after] = differing(from, to, 'menu_themes');
  return { before, after };
};

test('an option is taken back while another of its part has changed since', () => {
  const first = changed(START, ({ detail, fonts, menu_themes }) => {
    detail.item.price.size = 40;
    fonts.main = 'oswald';
    if (menu_themes[LOOK]) menu_themes[LOOK].options.items.name.size = 50;
  });
  const now = changed(first, ({ detail, fonts, menu_themes }) => {
    detail.item.title.size = 60;
    fonts.section = 'oswald';
    if (menu_themes[LOOK]) menu_themes[LOOK].options.items.price.size = 20;
  });
  const expected = changed(START, ({ detail, fonts, menu_themes }) => {
    detail.item.title.size = 60;
    fonts.section = 'oswald';
    if (menu_themes[LOOK]) menu_themes[LOOK].options.items.price.size = 20;
  });
  expect(themeBefore(now, recorded(START, first))).toEqual(expected);
});

test('an option that has changed since is not taken back', () => {
  const first = changed(START, ({ detail }) => {
    detail.item.price.size = 40;
  });
  const now = changed(first, ({ detail }) => {
    detail.item.price.size = 41;
  });
  expect(themeBefore(now, recorded(START, first))).toBeUndefined();
});

test('a look that was attached goes, and one that was removed comes back, unless it is another by now', () => {
  const look = { ...START.menu_themes[LOOK], menu_id: 'm', is_default: false, options: EMPTY_THEME.menu };
  const attached = changed(START, ({ menu_themes }) => {
    menu_themes.lunch = look as (typeof menu_themes)[string];
  });
  expect(themeBefore(attached, recorded(START, attached))).toEqual(START);
  expect(themeBefore(START, recorded(attached, START))).toEqual(attached);
  const now = changed(attached, ({ menu_themes }) => {
    if (menu_themes.lunch) menu_themes.lunch.options.items.name.size = 50;
  });
  expect(themeBefore(now, recorded(START, attached))).toBeUndefined();
});
