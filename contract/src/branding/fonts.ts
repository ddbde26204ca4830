type Family = {
  name: string;
  /** The phone's own faces. Each list ends in one that has Latin, Arabic and Cyrillic letters (rule 34). */
  stack: string;
};

const SANS = 'system-ui,Roboto,"Noto Sans Arabic",sans-serif';
const SERIF = 'Georgia,"Noto Serif","Noto Naskh Arabic",serif';

/**
 * The font families of a theme: the phone's own faces, which no guest waits for, and those that we serve ourselves
 * (`guest/src/fonts.ts` has their files).
 */
const FONTS = {
  helvetica: {
    name: 'Helvetica',
    stack: '"Helvetica Neue",Helvetica,"Segoe UI",Roboto,Arial,"Noto Sans Arabic",sans-serif',
  },
  georgia: {
    name: 'Georgia',
    stack: 'Georgia,"Noto Serif","Noto Naskh Arabic","Geeza Pro","Times New Roman",serif',
  },
  palatino: {
    name: 'Palatino',
    stack: '"Palatino Linotype",Palatino,"Book Antiqua","Noto Serif","Noto Naskh Arabic",serif',
  },
  avenir: {
    name: 'Avenir',
    stack: '"Avenir Next",Avenir,Montserrat,Corbel,"Segoe UI",Roboto,"Noto Kufi Arabic",sans-serif',
  },
  rounded: {
    name: 'Rounded',
    stack: 'ui-rounded,"SF Pro Rounded",Nunito,Quicksand,"Arial Rounded MT Bold",Roboto,Tahoma,sans-serif',
  },
  lora: { name: 'Lora', stack: SERIF },
  cormorant: { name: 'Cormorant Garamond', stack: SERIF },
  manrope: { name: 'Manrope', stack: SANS },
  rubik: { name: 'Rubik', stack: SANS },
  oswald: { name: 'Oswald', stack: SANS },
  unbounded: { name: 'Unbounded', stack: SANS },
} as const satisfies { [key: string]: Family };

/** The key of a family, as `fonts` carries it. */
export type FontFamily = keyof typeof FONTS;

/** The keys alone, for validation and lists. */
export const FONT_FAMILIES = Object.keys(FONTS) as [FontFamily, ...FontFamily[]];

const familyOf = (key: string): Family =>
  Object.hasOwn(FONTS, key) ? FONTS[key as FontFamily] : FONTS.helvetica;

/** A family's name; the default's when the key is unknown. */
export const fontName = (key: string): string => familyOf(key).name;

/** A family's CSS `font-family` without files of ours; the default's when the name is unknown. */
export const fontStack = (key: string): string => familyOf(key).stack;
