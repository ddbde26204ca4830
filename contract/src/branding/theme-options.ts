import type { z } from 'zod';
import { mergeValues, type Options, type OptionTree, type SomeOptions, shapeOf } from './option-kinds.ts';

const sized = { size: 'size', color: 'colour' } as const;

/** The options of a theme's four parts, exactly as they travel (rule 90). */
export const THEME_OPTIONS = {
  welcome: {
    solid_color: 'colour',
    button: { size: 'size', text_color: 'colour', background_color: 'colour', background_opacity: 'opacity' },
    select: { color: 'colour', size: 'size', title: 'text', display: 'text_case' },
    language: { color: 'colour', size: 'size' },
    branch: { text: { color: 'colour', size: 'size' }, background_color: 'colour' },
  },
  detail: {
    background: 'colour',
    item: { title: sized, price: sized, description: sized },
    extras: { title: sized, text: sized, digit: { color: 'colour' } },
    allergy: { ico: { color: 'colour' } },
  },
  selection: { label: { size: 'size', background: 'colour', opacity: 'opacity' } },
  menu: {
    solid_color: 'colour',
    popular_row: 'toggle',
    sections: { size: 'size', color: 'colour', display: 'text_case' },
    items: {
      ico: { new: 'colour', popular: 'colour' },
      info: { text: 'colour', background: 'colour', icon: 'colour' },
      name: sized,
      note: {
        background: 'colour',
        color: 'colour',
        title: { size: 'size' },
        description: { size: 'size' },
      },
      block: { background: 'colour' },
      photo: { size: 'photo_size', display: 'photo_side' },
      price: sized,
      navigation: { left: 'colour', right: 'colour', center: 'colour' },
      description: { size: 'size', color: 'colour', length: 'lines' },
    },
  },
} as const satisfies { [part: string]: OptionTree };

/** A theme's part that has options. */
export type ThemePart = keyof typeof THEME_OPTIONS;
/** The options of one part, all there. */
export type PartOptions<P extends ThemePart> = Options<(typeof THEME_OPTIONS)[P]>;

/** The options of all parts. */
export type ThemeOptions = { [P in ThemePart]: PartOptions<P> };

/** The options of a new theme (rules 34a and 91). */
export const EMPTY_OPTIONS: ThemeOptions = {
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
    popular_row: false,
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

/** A few colours and sizes, from which the options of a ready-made look are composed. */
export type Palette = {
  /** The cover of the menu: its welcome and selection. */
  cover: {
    page: string;
    ink: string;
    soft: string;
    button: string;
    onButton: string;
    pill: string;
    onPill: string;
    label: string;
  };
  page: string;
  card: string;
  bar: string;
  ink: string;
  soft: string;
  accent: string;
  tint: string;
  fresh: string;
  liked: string;
  warning: string;
  sections: { size: number; display: PartOptions<'menu'>['sections']['display'] };
  photo: PartOptions<'menu'>['items']['photo'];
  lines: number;
  size: {
    title: number;
    name: number;
    price: number;
    text: number;
    note: number;
    extra: number;
    button: number;
    label: number;
  };
};

function welcomeOf({ cover, size }: Palette): PartOptions<'welcome'> {
  return {
    solid_color: cover.page,
    button: {
      size: size.button,
      text_color: cover.onButton,
      background_color: cover.button,
      background_opacity: 1,
    },
    select: { color: cover.soft, size: 16, title: '', display: 'capitalize' },
    language: { color: cover.ink, size: 16 },
    branch: { text: { color: cover.onPill, size: 15 }, background_color: cover.pill },
  };
}

function detailOf({ card, ink, soft, accent, warning, size }: Palette): PartOptions<'detail'> {
  return {
    background: card,
    item: {
      title: { size: size.title, color: ink },
      price: { size: size.price + 3, color: accent },
      description: { size: size.text + 2, color: soft },
    },
    extras: {
      title: { size: size.name, color: ink },
      text: { size: size.extra, color: ink },
      digit: { color: accent },
    },
    allergy: { ico: { color: warning } },
  };
}

function menuOf(look: Palette): PartOptions<'menu'> {
  const { ink, soft, accent, tint, size } = look;
  return {
    solid_color: look.page,
    popular_row: true,
    sections: { size: look.sections.size, color: ink, display: look.sections.display },
    items: {
      ico: { new: look.fresh, popular: look.liked },
      info: { text: ink, background: tint, icon: accent },
      name: { size: size.name, color: ink },
      note: {
        background: tint,
        color: ink,
        title: { size: size.note + 1 },
        description: { size: size.note },
      },
      block: { background: look.card },
      photo: look.photo,
      price: { size: size.price, color: accent },
      navigation: { left: look.bar, right: look.bar, center: look.bar },
      description: { size: size.text, color: soft, length: look.lines },
    },
  };
}

/** The options of a ready-made look. */
export const optionsOf = (look: Palette): ThemeOptions => ({
  welcome: welcomeOf(look),
  detail: detailOf(look),
  selection: { label: { size: look.size.label, background: look.cover.label, opacity: 1 } },
  menu: menuOf(look),
});

/** The schema of a part's options, all of them required. */
export function optionsSchema<P extends ThemePart>(part: P): z.ZodType<PartOptions<P>> {
  return shapeOf(THEME_OPTIONS[part], 'required') as z.ZodType<PartOptions<P>>;
}

/** The schema of some of a part's options, for writing; an unknown name is refused. */
export function someOptionsSchema<P extends ThemePart>(
  part: P,
): z.ZodType<SomeOptions<(typeof THEME_OPTIONS)[P]>> {
  return shapeOf(THEME_OPTIONS[part], 'optional') as z.ZodType<SomeOptions<(typeof THEME_OPTIONS)[P]>>;
}

/** Lays some options over a part's whole options, deeply; neither is changed. */
export function mergeOptions<P extends ThemePart>(
  base: PartOptions<P>,
  over: SomeOptions<(typeof THEME_OPTIONS)[P]>,
): PartOptions<P> {
  return mergeValues(base, over) as PartOptions<P>;
}
