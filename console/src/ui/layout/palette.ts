/** Ten shades from light to dark, as Mantine counts them. */
type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

const shades = <const S extends Shades>(...all: S): Shades => all;

/**
 * The colours of the house: aubergine for what leads, saffron for what lights up, stone for everything else. Each pair of
 * text and ground that `theme.ts` makes of them has at least 4.5:1.
 */
export const PALETTE = {
  aubergine: shades(
    '#faf4f8',
    '#f2e5ee',
    '#e3c8da',
    '#d2a8c4',
    '#c08aad',
    '#a4658f',
    '#854773',
    '#6c355c',
    '#552848',
    '#3d1c34',
  ),
  saffron: shades(
    '#fef8e7',
    '#fcecc2',
    '#f9db8b',
    '#f5c851',
    '#efb428',
    '#d9990f',
    '#ad760a',
    '#8a5c0b',
    '#6e490f',
    '#523610',
  ),
  stone: shades(
    '#f9f7f6',
    '#f2efec',
    '#e6e1dd',
    '#d5cec9',
    '#b9afa8',
    '#93877f',
    '#746862',
    '#5c514c',
    '#453c39',
    '#2b2423',
  ),
  night: shades(
    '#f1ebed',
    '#d6cdd1',
    '#b3a7ad',
    '#8d8087',
    '#5b4f56',
    '#453a41',
    '#342b31',
    '#272025',
    '#1d171b',
    '#151014',
  ),
  pomegranate: shades(
    '#fdf1f0',
    '#fbdedc',
    '#f6bab6',
    '#ef918b',
    '#e76b64',
    '#dc4a43',
    '#c63a35',
    '#a92b28',
    '#8b2222',
    '#6e1b1c',
  ),
  olive: shades(
    '#f5f8ec',
    '#e7efd0',
    '#d0dfa5',
    '#b6cd77',
    '#9cb84f',
    '#7f9a38',
    '#647b2b',
    '#506325',
    '#414f20',
    '#2f3a18',
  ),
} as const;

const { aubergine, night, saffron, stone } = PALETTE;

/** The colours of the frame around every screen; `vite/shell.ts` writes them into the page before any script. */
const LOOKS = {
  light: {
    page: stone[0],
    surface: '#ffffff',
    sunken: stone[1],
    ink: stone[9],
    dimmed: stone[7],
    faint: stone[5],
    line: stone[2],
    brand: aubergine[8],
    'brand-deep': aubergine[9],
    'brand-ink': '#ffffff',
    'brand-dimmed': aubergine[2],
    'brand-faint': aubergine[3],
    accent: saffron[4],
    'on-accent': aubergine[9],
    link: aubergine[7],
  },
  dark: {
    page: night[9],
    surface: night[8],
    sunken: night[7],
    ink: night[0],
    dimmed: night[2],
    faint: night[3],
    line: night[6],
    brand: '#2e1729',
    'brand-deep': '#22101e',
    'brand-ink': night[0],
    'brand-dimmed': aubergine[2],
    'brand-faint': aubergine[3],
    accent: saffron[3],
    'on-accent': aubergine[9],
    link: aubergine[2],
  },
} as const;

/** Light or dark. */
export type Look = keyof typeof LOOKS;

/** A look as custom properties: `--sofra-page` and so on. */
export function propertiesOf(look: Look): Record<string, string> {
  return Object.fromEntries(Object.entries(LOOKS[look]).map(([name, colour]) => [`--sofra-${name}`, colour]));
}

/** Type: nothing is fetched; each stack ends in faces that have Latin, Cyrillic and Arabic. */
export const FONTS = {
  text: "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, 'Noto Sans Arabic', sans-serif",
  display:
    "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'Noto Serif', Georgia, 'Noto Naskh Arabic', 'Geeza Pro', serif",
} as const;
