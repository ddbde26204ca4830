import { createFontStack } from '@capsizecss/core';
import alexandria from '@capsizecss/metrics/alexandria';
import arial from '@capsizecss/metrics/arial';
import changa from '@capsizecss/metrics/changa';
import cormorantGaramond from '@capsizecss/metrics/cormorantGaramond';
import elMessiri from '@capsizecss/metrics/elMessiri';
import lora from '@capsizecss/metrics/lora';
import manrope from '@capsizecss/metrics/manrope';
import oswald from '@capsizecss/metrics/oswald';
import reemKufi from '@capsizecss/metrics/reemKufi';
import rubik from '@capsizecss/metrics/rubik';
import tajawal from '@capsizecss/metrics/tajawal';
import unbounded from '@capsizecss/metrics/unbounded';
import type { Fonts } from '@sofra/contract/branding/branding';
import { fontStack } from '@sofra/contract/branding/fonts';
import type { Locale } from '@sofra/contract/languages/locales';
import packageFile from '../package.json' with { type: 'json' };

type FontMetrics = Parameters<typeof createFontStack>[0][number];

/** A package `@fontsource/…` and the weights of it that we serve: one for all text, or one for text and one for bold. */
type Source = { name: keyof typeof METRICS; weights: readonly [number, number?] };

const METRICS = {
  alexandria,
  'reem-kufi': reemKufi,
  changa,
  'cormorant-garamond': cormorantGaramond,
  'el-messiri': elMessiri,
  lora,
  manrope,
  oswald,
  rubik,
  tajawal,
  unbounded,
} as const satisfies { [name: string]: FontMetrics };

/** The families with files of ours: a face for Latin and Cyrillic letters, and its Arabic companion. */
const SERVED: { [family: string]: { usual: Source; arabic: Source } } = {
  lora: {
    usual: { name: 'lora', weights: [400, 600] },
    arabic: { name: 'el-messiri', weights: [400, 600] },
  },
  cormorant: {
    usual: { name: 'cormorant-garamond', weights: [600] },
    arabic: { name: 'reem-kufi', weights: [500] },
  },
  manrope: {
    usual: { name: 'manrope', weights: [400, 700] },
    arabic: { name: 'tajawal', weights: [400, 700] },
  },
  rubik: {
    usual: { name: 'rubik', weights: [400, 600] },
    arabic: { name: 'alexandria', weights: [400, 600] },
  },
  oswald: { usual: { name: 'oswald', weights: [500] }, arabic: { name: 'changa', weights: [600] } },
  unbounded: { usual: { name: 'unbounded', weights: [600] }, arabic: { name: 'alexandria', weights: [600] } },
};

/** The folder of the font files; the public menus' service worker keeps what is in it. */
export const FONT_FOLDER = '/f/';

const SIGNS = '\u00a0\u202f–—‘’“”…•·€£×«»';

/** The letters of most English menus. A change of them needs `scripts/basic-fonts.ts`, and files of another name. */
export const BASIC_LETTERS: string =
  String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at)) + SIGNS;

/** Latin letters and signs that only a family's whole Latin file has. */
const BEYOND_BASIC = new RegExp(
  `(?![${SIGNS}])[\\u00a1-\\u00ac\\u00ae-\\u00ff\\u0131\\u0152\\u0153\\u02bb-\\u02dc\\u2010-\\u2027\\u2030-\\u205e\\u2122\\u2190-\\u2215]`,
);

/** The Latin letters that a page needs: those of most English menus, or all that a family has. */
type Latin = 'basic' | 'latin';

/** The scripts of a language's own letters; an Arabic companion has Latin letters that suit it. */
const SCRIPTS: Record<Locale, (latin: Latin) => readonly string[]> = {
  en: (latin) => [latin],
  ru: (latin) => [latin, 'cyrillic'],
  ar: (latin) => ['arabic', latin],
};

/** The sources in every script and weight: the names of all the files, without the version of their package. */
function filesOf({ name, weights }: Source, scripts: readonly string[]): string[] {
  return scripts.flatMap((script) => weights.map((weight) => `${name}-${script}-${weight}`));
}

const VERSIONS: { [name: string]: string } = packageFile.dependencies;

/** The address of a file, which changes with its package's version, so that it can be kept for ever. */
const addressOf = (name: keyof typeof METRICS, file: string) =>
  `${FONT_FOLDER}${file}@${VERSIONS[`@fontsource/${name}`]}`;

/** The folder of a family's file, from the repository's root. */
const folderOf = (name: string, file: string) =>
  file.startsWith(`${name}-basic-`) ? 'guest/fonts' : `node_modules/@fontsource/${name}/files`;

/** Every font file that a page may ask for: its path from the repository's root by its address. */
export function fontFiles(): Map<string, string> {
  const sources = Object.values(SERVED).flatMap(({ usual, arabic }) => [
    { source: usual, scripts: ['basic', 'latin', 'cyrillic'] },
    { source: arabic, scripts: ['basic', 'arabic', 'latin'] },
  ]);
  return new Map(
    sources.flatMap(({ source: { name, weights }, scripts }) =>
      filesOf({ name, weights }, scripts).map((file) => [
        addressOf(name, file),
        `${folderOf(name, file)}/${file}-normal.woff2`,
      ]),
    ),
  );
}

/** The use of a font in the pages: its letters are normal, bold or both. */
const USES = { main: [0, 1], secondary: [0], section: [1] } as const;

type Use = keyof typeof USES;

const sourceOf = (family: string, locale: Locale): Source | undefined =>
  SERVED[family]?.[locale === 'ar' ? 'arabic' : 'usual'];

/** The name of a face in style sheets; each script has one of its own, which needs no `unicode-range`. */
const faceName = (name: string, script: string) => `${name}-${script[0]}`;

/** The face that stands in until the file has come: the phone's own sans-serif in the same measures. */
function standIn(name: keyof typeof METRICS): string {
  const { fontFaces } = createFontStack([METRICS[name] as FontMetrics, arial], {
    fontFaceFormat: 'styleObject',
  });
  const face = fontFaces[0]?.['@font-face'];
  if (!face) throw new Error(`${name} has no measures`);
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = face;
  const short = (percent = '100%') => `${Math.round(Number.parseFloat(percent) * 10) / 10}%`;
  return `@font-face{font-family:${name};src:local(Arial),local(Roboto),local(Liberation Sans);size-adjust:${short(sizeAdjust)};ascent-override:${short(ascentOverride)};descent-override:${short(descentOverride)};line-gap-override:${short(lineGapOverride)}}`;
}

type Faces = { source: Source; wanted: ReadonlySet<0 | 1>; scripts: readonly string[] };

function facesOf({ source: { name, weights }, wanted, scripts }: Faces, root: string) {
  const [normal, bold] = weights;
  const shown = bold === undefined ? [normal] : [...wanted].sort().map((place) => weights[place] ?? normal);
  return scripts.flatMap((script) =>
    shown.map((weight) => {
      // A single weight is never thickened by the browser.
      const range = bold === undefined ? '400 700' : weight === bold ? '700' : '400';
      const address = addressOf(name, `${name}-${script}-${weight}`);
      return `@font-face{font-family:${faceName(name, script)};src:url(${root}${address});font-weight:${range};font-display:swap}`;
    }),
  );
}

/** The script of each language that pages in another one may hold: a dish without a translation, a name in two scripts. */
const FOREIGN = { ru: 'cyrillic', ar: 'arabic' } as const;

/** A language whose letters stand on a page in another one. */
type Foreign = keyof typeof FOREIGN;

/** The letters that a page needs: its Latin ones, and the languages whose letters stand on it beside those of its own. */
export type Letters = { latin: Latin; foreign: readonly Foreign[] };

/** The letters of a text in a page's language alone, without accents. */
const BASIC: Letters = { latin: 'basic', foreign: [] };

/** The letters that a text needs on a page in a language. */
export function lettersIn(text: string, locale: Locale): Letters {
  const foreign: Foreign[] = [];
  if (locale !== 'ru' && /\p{Script=Cyrillic}/u.test(text)) foreign.push('ru');
  if (locale !== 'ar' && /\p{Script=Arabic}/u.test(text)) foreign.push('ar');
  return { latin: BEYOND_BASIC.test(text) ? 'latin' : 'basic', foreign };
}

/** Which letters of each source a language's pages use. */
function neededBy(fonts: Fonts, locale: Locale, scripts: readonly string[]): Faces[] {
  const needed = new Map<Source, Set<0 | 1>>();
  for (const use of Object.keys(USES) as Use[]) {
    const source = sourceOf(fonts[use], locale);
    if (source) needed.set(source, new Set([...(needed.get(source) ?? []), ...USES[use]]));
  }
  return [...needed].map(([source, wanted]) => ({ source, wanted, scripts }));
}

/** The rules of the faces that a page in a language needs, and those of the foreign letters on it, and nothing of the others. */
export function fontRules(fonts: Fonts, locale: Locale, root: string, { latin, foreign } = BASIC): string {
  const own = neededBy(fonts, locale, SCRIPTS[locale](latin)).flatMap((faces) => [
    ...facesOf(faces, root),
    standIn(faces.source.name),
  ]);
  const others = foreign.flatMap((one) => neededBy(fonts, one, [FOREIGN[one]]));
  return [...own, ...others.flatMap((faces) => facesOf(faces, root))].join('');
}

/** The `font-family` of a family in a language, with the faces of foreign letters. */
export function fontFamily(family: string, locale: Locale, { latin, foreign } = BASIC): string {
  const source = sourceOf(family, locale);
  if (!source) return fontStack(family);
  const faces = SCRIPTS[locale](latin).map((script) => faceName(source.name, script));
  const others = foreign.flatMap((one) => {
    const other = sourceOf(family, one);
    return other ? [faceName(other.name, FOREIGN[one])] : [];
  });
  return [...faces, ...others, source.name, fontStack(family)].join(',');
}
