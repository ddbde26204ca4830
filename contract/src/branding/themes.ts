import type { Fonts, ThemeValues } from './branding.ts';
import { EMPTY_OPTIONS, optionsOf, type Palette } from './theme-options.ts';

const helvetica: Fonts = { main: 'helvetica', secondary: 'helvetica', section: 'helvetica' };

/** The values of a new theme (rules 34a and 91). */
export const EMPTY_THEME: ThemeValues = { name: 'Theme #5', fonts: helvetica, ...EMPTY_OPTIONS };

const themeOf = ({
  name,
  fonts,
  ...palette
}: Pick<ThemeValues, 'name' | 'fonts'> & Palette): ThemeValues => ({
  name,
  fonts,
  ...optionsOf(palette),
});

/** The default theme: a quiet café in sage and white, not editable, always there (rule 33). */
export const DEFAULT_THEME = themeOf({
  name: 'Default',
  fonts: { main: 'manrope', secondary: 'manrope', section: 'lora' },
  cover: {
    page: '#eef1e9',
    ink: '#23302a',
    soft: '#51605a',
    button: '#2c4a3c',
    onButton: '#ffffff',
    pill: '#dbe3d5',
    onPill: '#2c4a3c',
    label: '#ffffff',
  },
  page: '#f4f6f1',
  card: '#ffffff',
  bar: '#ffffff',
  ink: '#23302a',
  soft: '#566159',
  accent: '#2f6148',
  tint: '#e4ebdf',
  fresh: '#b4491d',
  liked: '#96690b',
  warning: '#b4433b',
  sections: { size: 25, display: 'capitalize' },
  photo: { size: 'medium', display: 'right' },
  lines: 2,
  size: { title: 27, name: 17, price: 16, text: 14, note: 14, extra: 16, button: 18, label: 21 },
});

/** Small pictures, wide letters and neon on near black. */
const nightBar = themeOf({
  name: 'Night bar',
  fonts: { main: 'manrope', secondary: 'manrope', section: 'unbounded' },
  cover: {
    page: '#0d0a14',
    ink: '#f6f1ff',
    soft: '#b9aecb',
    button: '#ff8a6b',
    onButton: '#1b0d14',
    pill: '#2a2138',
    onPill: '#ffd7cb',
    label: '#1a1524',
  },
  page: '#0d0a14',
  card: '#181321',
  bar: '#130f1c',
  ink: '#f6f1ff',
  soft: '#b9aecb',
  accent: '#ff9d82',
  tint: '#2a2138',
  fresh: '#74ebcb',
  liked: '#ffce6b',
  warning: '#ff9d8a',
  sections: { size: 21, display: 'lowercase' },
  photo: { size: 'small', display: 'left' },
  lines: 2,
  size: { title: 22, name: 16, price: 15, text: 14, note: 14, extra: 15, button: 17, label: 18 },
});

/** A dark green cover, ivory pages without cards, fine letters and few small pictures. */
const fineDining = themeOf({
  name: 'Fine dining',
  fonts: { main: 'cormorant', secondary: 'lora', section: 'cormorant' },
  cover: {
    page: '#13261f',
    ink: '#f4ecdc',
    soft: '#cfc4ab',
    button: '#d9bd84',
    onButton: '#1a2119',
    pill: '#13261f',
    onPill: '#d9bd84',
    label: '#fbf7ee',
  },
  page: '#fbf7ee',
  card: '#fbf7ee',
  bar: '#fbf7ee',
  ink: '#20261f',
  soft: '#5f5b4e',
  accent: '#7c2433',
  tint: '#f0e8d6',
  fresh: '#3d6b4f',
  liked: '#946510',
  warning: '#a2332f',
  sections: { size: 20, display: 'uppercase' },
  photo: { size: 'small', display: 'right' },
  lines: 3,
  size: { title: 34, name: 22, price: 20, text: 14, note: 18, extra: 19, button: 22, label: 27 },
});

/** Large pictures, poster letters, black and red on mustard. */
const streetKitchen = themeOf({
  name: 'Street kitchen',
  fonts: { main: 'rubik', secondary: 'rubik', section: 'oswald' },
  cover: {
    page: '#ffc933',
    ink: '#1a1611',
    soft: '#3b3020',
    button: '#1a1611',
    onButton: '#ffc933',
    pill: '#c4250f',
    onPill: '#ffffff',
    label: '#ffffff',
  },
  page: '#fff1cc',
  card: '#ffffff',
  bar: '#1a1611',
  ink: '#1a1611',
  soft: '#5c5142',
  accent: '#c4250f',
  tint: '#ffe08a',
  fresh: '#1d7a4b',
  liked: '#b05c00',
  warning: '#c4250f',
  sections: { size: 32, display: 'uppercase' },
  photo: { size: 'big', display: 'left' },
  lines: 2,
  size: { title: 30, name: 18, price: 19, text: 14, note: 14, extra: 16, button: 20, label: 26 },
});

/** The three ready-made themes that a venue starts with beside the default one; they can be edited (rule 33). */
export const READY_MADE_THEMES: readonly ThemeValues[] = [nightBar, fineDining, streetKitchen];
