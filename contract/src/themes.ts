import type { Fonts, ThemeValues } from './branding.ts';
import type { PartOptions } from './theme-options.ts';

const helvetica: Fonts = { main: 'helvetica', secondary: 'helvetica', section: 'helvetica' };

/** The values of a new theme: document 2 §3, but with a legible branch text (ruling 34a). */
export const EMPTY_THEME: ThemeValues = {
  name: 'Theme #5',
  fonts: helvetica,
  welcome: {
    solid_color: '#f1f5f8',
    button: { size: 18, text_color: '#2d3748', background_color: '#ffffff', background_opacity: 1 },
    select: { color: '#748197', size: 14, title: 'Title', display: 'uppercase' },
    language: { color: '#2d3748', size: 16 },
    branch: { text: { color: '#ffffff', size: 15 }, background_color: '#2d3748' },
  },
  detail: {
    background: '#f1f5f8',
    item: {
      title: { size: 20, color: '#2d3748' },
      price: { size: 18, color: '#294b4b' },
      description: { size: 14, color: '#889090' },
    },
    extras: {
      title: { size: 15, color: '#2d3748' },
      text: { size: 14, color: '#2d3748' },
      digit: { color: '#2d3748' },
    },
    allergy: { ico: { color: '#bd5858' } },
  },
  selection: { label: { size: 20, background: '#f3f3f3', opacity: 1 } },
  menu: {
    solid_color: '#f1f5f8',
    sections: { size: 24, color: '#b4bcc9', display: 'uppercase' },
    items: {
      ico: { new: '#e74c3c', popular: '#f7c903' },
      info: { text: '#748197', background: '#b4bcc9', icon: '#748197' },
      name: { size: 15, color: '#404040' },
      note: {
        background: '#f1f5f8',
        color: '#404040',
        title: { size: 15 },
        description: { size: 12 },
      },
      block: { background: '#ffffff' },
      photo: { size: 'medium', display: 'right' },
      price: { size: 14, color: '#294b4b' },
      navigation: { left: '#ffffff', right: '#ffffff', center: '#ffffff' },
      description: { size: 12, color: '#889090', length: 3 },
    },
  },
};

/** A ready-made look in a few colours, from which its theme is composed. */
type Palette = {
  page: string;
  card: string;
  bar: string;
  ink: string;
  soft: string;
  accent: string;
  onAccent: string;
  button: string;
  onButton: string;
  tint: string;
  fresh: string;
  liked: string;
  warning: string;
};

function welcomeOf(colours: Palette): PartOptions<'welcome'> {
  return {
    solid_color: colours.page,
    button: {
      size: 18,
      text_color: colours.onButton,
      background_color: colours.button,
      background_opacity: 1,
    },
    select: { color: colours.soft, size: 15, title: '', display: 'capitalize' },
    language: { color: colours.ink, size: 16 },
    branch: { text: { color: colours.onAccent, size: 14 }, background_color: colours.accent },
  };
}

function detailOf(colours: Palette): PartOptions<'detail'> {
  return {
    background: colours.card,
    item: {
      title: { size: 26, color: colours.ink },
      price: { size: 19, color: colours.accent },
      description: { size: 16, color: colours.soft },
    },
    extras: {
      title: { size: 17, color: colours.ink },
      text: { size: 16, color: colours.ink },
      digit: { color: colours.accent },
    },
    allergy: { ico: { color: colours.warning } },
  };
}

function menuOf(colours: Palette): PartOptions<'menu'> {
  return {
    solid_color: colours.page,
    sections: { size: 24, color: colours.ink, display: 'capitalize' },
    items: {
      ico: { new: colours.fresh, popular: colours.liked },
      info: { text: colours.ink, background: colours.tint, icon: colours.accent },
      name: { size: 17, color: colours.ink },
      note: {
        background: colours.tint,
        color: colours.ink,
        title: { size: 15 },
        description: { size: 14 },
      },
      block: { background: colours.card },
      photo: { size: 'medium', display: 'right' },
      price: { size: 16, color: colours.accent },
      navigation: { left: colours.bar, right: colours.bar, center: colours.bar },
      description: { size: 14, color: colours.soft, length: 2 },
    },
  };
}

function themeOf(name: string, fonts: Fonts, colours: Palette): ThemeValues {
  return {
    name,
    fonts,
    welcome: welcomeOf(colours),
    detail: detailOf(colours),
    selection: { label: { size: 20, background: colours.card, opacity: 1 } },
    menu: menuOf(colours),
  };
}

/** The default theme: calm white and slate, not editable, always there (ruling 33). */
export const DEFAULT_THEME = themeOf('Default', helvetica, {
  page: '#f4f6f8',
  card: '#ffffff',
  bar: '#ffffff',
  ink: '#1f2937',
  soft: '#566072',
  accent: '#0f5c56',
  onAccent: '#ffffff',
  button: '#1f2937',
  onButton: '#ffffff',
  tint: '#e6eeee',
  fresh: '#c2410c',
  liked: '#a16207',
  warning: '#b4433b',
});

const olive = themeOf(
  'Olive grove',
  { main: 'helvetica', secondary: 'helvetica', section: 'georgia' },
  {
    page: '#f6f4ec',
    card: '#fffefa',
    bar: '#f6f4ec',
    ink: '#2b3022',
    soft: '#5d6350',
    accent: '#4c6119',
    onAccent: '#ffffff',
    button: '#4c6119',
    onButton: '#ffffff',
    tint: '#e9edda',
    fresh: '#b8471b',
    liked: '#9a6700',
    warning: '#ad3f35',
  },
);

const night = themeOf(
  'Midnight',
  { main: 'avenir', secondary: 'avenir', section: 'avenir' },
  {
    page: '#11141b',
    card: '#1b202a',
    bar: '#161a22',
    ink: '#f3f4f6',
    soft: '#b0b8c6',
    accent: '#f0b866',
    onAccent: '#11141b',
    button: '#f0b866',
    onButton: '#11141b',
    tint: '#2a313f',
    fresh: '#7ddfc3',
    liked: '#f0b866',
    warning: '#ff9d8a',
  },
);

const terracotta = themeOf(
  'Terracotta',
  { main: 'palatino', secondary: 'helvetica', section: 'palatino' },
  {
    page: '#fbeee4',
    card: '#fffaf5',
    bar: '#7a2e1d',
    ink: '#3d1f16',
    soft: '#6f4e42',
    accent: '#a33b20',
    onAccent: '#ffffff',
    button: '#7a2e1d',
    onButton: '#ffffff',
    tint: '#f6dccb',
    fresh: '#2f6b4f',
    liked: '#a8580b',
    warning: '#a8322a',
  },
);

/** The three ready-made themes that a venue starts with beside the default one; they can be edited (ruling 33). */
export const READY_MADE_THEMES: readonly ThemeValues[] = [olive, night, terracotta];
