/**
 * The font families of a theme. All are the phone's own faces, so that no guest waits for one and none comes from a third
 * party; each stack ends in a face that has Latin, Arabic and Cyrillic letters (ruling 34).
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
} as const;

/** The key of a family, as `fonts` carries it. */
export type FontFamily = keyof typeof FONTS;

/** The keys alone, for validation and lists. */
export const FONT_FAMILIES = Object.keys(FONTS) as [FontFamily, ...FontFamily[]];

/** A family's CSS `font-family`; the default's when the name is unknown. */
export function fontStack(family: string): string {
  return (Object.hasOwn(FONTS, family) ? FONTS[family as FontFamily] : FONTS.helvetica).stack;
}
