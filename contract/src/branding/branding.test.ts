import { expect, test } from 'vitest';
import { storedOptions, themeWriteSchema } from './branding.ts';
import {
  type ColourPair,
  contrastRatio,
  detailPairs,
  inkOn,
  layered,
  menuPairs,
  welcomePairs,
} from './contrast.ts';
import { FONT_FAMILIES } from './fonts.ts';
import { colourSchema, leavesOf, OPTION_KINDS } from './option-kinds.ts';
import { mergeOptions, THEME_OPTIONS } from './theme-options.ts';
import { DEFAULT_THEME, EMPTY_THEME, READY_MADE_THEMES } from './themes.ts';

const pairsOf = (theme: typeof EMPTY_THEME): ColourPair[] => [
  ...welcomePairs(theme.welcome),
  ...detailPairs(theme.detail),
  ...menuPairs(theme.menu, theme.detail.background),
];

const tooFaint = (theme: typeof EMPTY_THEME) =>
  pairsOf(theme)
    .filter(({ colour, background, least }) => contrastRatio(colour, background) < least)
    .map(({ part, option }) => `${part}.${option}`);

test('contrast is WCAG’s', () => {
  expect(contrastRatio('#000', '#ffffff')).toBe(21);
  expect(contrastRatio('#777777', '#fff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#00000080', '#ffffff')).toBeCloseTo(4, 1);
  expect(layered('#000000', 0.5, '#ffffff')).toBe('#808080');
  expect([inkOn('#ffffff'), inkOn('#102030')]).toEqual(['#1a202c', '#ffffff']);
});

test('the default theme and the ready-made ones meet AA in every pair', () => {
  for (const theme of [DEFAULT_THEME, ...READY_MADE_THEMES])
    expect([theme.name, tooFaint(theme)]).toEqual([theme.name, []]);
});

test('every text and icon colour of the options is in a pair', () => {
  const grounds = /background|solid_color|navigation/;
  const pairs = new Set(pairsOf(EMPTY_THEME).map(({ part, option }) => `${part}.${option}`));
  for (const part of ['welcome', 'detail', 'menu'] as const)
    for (const { path, kind } of leavesOf(THEME_OPTIONS[part]))
      if (kind === 'colour' && !grounds.test(path.join('.')))
        expect(pairs).toContain([part, ...path].join('.'));
});

test('the empty theme has the documented values, and warns where they are faint', () => {
  expect(EMPTY_THEME.name).toBe('Theme #5');
  expect(EMPTY_THEME.welcome.branch).toEqual({
    text: { color: '#ffffff', size: 15 },
    background_color: '#2d3748',
  });
  expect(tooFaint(EMPTY_THEME)).toContain('menu.sections.color');
  expect(tooFaint(EMPTY_THEME)).not.toContain('welcome.branch.text.color');
});

test('the schemas accept all starting values unchanged', () => {
  for (const theme of [EMPTY_THEME, DEFAULT_THEME, ...READY_MADE_THEMES])
    for (const part of ['welcome', 'detail', 'selection', 'menu'] as const)
      expect(storedOptions[part].parse(theme[part])).toEqual(theme[part]);
  expect(new Set([DEFAULT_THEME, ...READY_MADE_THEMES].map(({ name }) => name)).size).toBe(4);
});

test('colours are accepted in any spelling and normalised', () => {
  expect(['FFF', '#2D3748', '2d374880'].map((c) => colourSchema.parse(c))).toEqual([
    '#fff',
    '#2d3748',
    '#2d374880',
  ]);
  for (const wrong of ['', '#ffff', 'red', '#ggg', '##fff', '#fffff', 'fff;}'])
    expect(colourSchema.safeParse(wrong).success).toBe(false);
});

test('sizes, opacity and lines keep to their bounds', () => {
  const { size, opacity, lines } = OPTION_KINDS;
  expect([8, 96, 7, 97, 12.5].map((v) => size.safeParse(v).success)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([0, 0.3, 1, 0.25, 1.1, -0.1].map((v) => opacity.safeParse(v).success)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(opacity.parse(0.1 + 0.2)).toBe(0.3);
  expect([1, 5, 0, 6].map((v) => lines.safeParse(v).success)).toEqual([true, true, false, false]);
});

test('a write may omit anything, and unknown options are refused', () => {
  const some = { welcome: { options: { button: { size: 20 } } }, fonts: { main: FONT_FAMILIES[1] } };
  expect(themeWriteSchema.parse(some)).toEqual(some);
  const merged = mergeOptions<'welcome'>(EMPTY_THEME.welcome, { button: { size: 20 } });
  expect(merged.button).toEqual({ ...EMPTY_THEME.welcome.button, size: 20 });
  expect(EMPTY_THEME.welcome.button.size).toBe(18);
  expect(themeWriteSchema.safeParse({ welcome: { options: { colour: '#fff' } } }).success).toBe(false);
  expect(themeWriteSchema.safeParse({ fonts: { main: 'comic' } }).success).toBe(false);
  expect(themeWriteSchema.parse({ name: ' Lunch ' })).toEqual({ name: 'Lunch' });
  for (const name of ['  ', '\u200b', 'a'.repeat(121)])
    expect([name, themeWriteSchema.safeParse({ name }).success]).toEqual([name, false]);
});
