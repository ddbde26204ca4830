import { join } from 'node:path';
import { groundOf, inkOn } from '@sofra/contract/branding/contrast';
import { SHARE_CARD } from '@sofra/contract/limits';
import { isSquare } from '@sofra/contract/pictures/photo';
import type { OverlayOptions, Sharp } from 'sharp';
import { assetPath } from '../platform/files/assets.ts';
import { loadSharp } from '../platform/files/load-sharp.ts';

/** The contents of a card; pictures are files in any format that we keep. */
export type CardParts = {
  name: string;
  /** The word for a menu, in the card's language. */
  word: string;
  isRightToLeft: boolean;
  /** Colours of the theme. */
  page: string;
  accent: string;
  logo: Buffer | null;
  picture: Buffer | null;
};

/** The files of the card's font, one a script. */
export const CARD_FONTS = ['latin', 'cyrillic', 'arabic'].map((script) => ({
  script,
  path: () => join(assetPath('fonts'), `rubik-${script}.ttf`),
}));

// The files call their family by its lightest weight; the comma ends its name.
const FONT = 'Rubik Light, Bold';
const MARGIN = 90;
const LOGO = 132;
const { width: WIDTH, height: HEIGHT } = SHARE_CARD;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
/** Pixels that a text may take: the sizes of its letters, the largest first, and its height. */
type Room = { sizes: readonly number[]; mostHeight: number };
const NAME: Room = { sizes: [92, 72, 56, 44], mostHeight: 240 };
/** One line in the larger letters, two in the smaller. */
const WORD: Room = { sizes: [44, 32], mostHeight: 66 };
/** The darkness over a picture, at which white letters read on any. */
const SHADE = 0.62;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Drawn = { input: Buffer; width: number; height: number };
type Ink = { colour: string; rtl: boolean };

/** The first letter with a direction, where it is one that is read from the right. */
const FROM_THE_RIGHT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Where lines begin: the library's “left” is the right of a text that is read from there. */
const alignOf = (text: string, { rtl }: Ink) => (FROM_THE_RIGHT.test(text) === rtl ? 'left' : 'right');

/** A text as a picture, wrapped within the card's margins; a word longer than a line is broken only with `word-char`. */
async function drawText(text: string, size: number, ink: Ink, wrap: 'word' | 'word-char'): Promise<Drawn> {
  const sharp = await loadSharp();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink.colour}">${escaped(text)}</span>`,
      font: `${FONT} ${size}`,
      width: TEXT_WIDTH,
      wrap,
      dpi: 72,
      rgba: true,
      align: alignOf(text, ink),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

let fonts: Promise<unknown> | undefined;

/** Makes the font's files known to the library; a text in one of them registers it for all later texts. */
function loadFonts(): Promise<unknown> {
  fonts ??= loadSharp().then((sharp) =>
    Promise.all(
      CARD_FONTS.map(({ path }) => sharp({ text: { text: 'a', font: FONT, fontfile: path() } }).toBuffer()),
    ),
  );
  return fonts;
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text in the largest letters in which it fits; what does not fit in the smallest is cut. */
async function drawFitting(text: string, { sizes, mostHeight }: Room, ink: Ink): Promise<Drawn> {
  for (const size of sizes) {
    const drawn = await drawText(text, size, ink, 'word');
    if (drawn.width <= TEXT_WIDTH && drawn.height <= mostHeight) return drawn;
  }
  const smallest = sizes.at(-1) ?? 0;
  let rest = Array.from(characters.segment(text), ({ segment }) => segment);
  let drawn = await drawText(text, smallest, ink, 'word-char');
  while (drawn.height > mostHeight && rest.length > 0) {
    rest = rest.slice(0, Math.floor(rest.length * 0.9));
    drawn = await drawText(`${rest.join('').trimEnd()}…`, smallest, ink, 'word-char');
  }
  return drawn;
}

async function ground(picture: Buffer | null, page: string): Promise<Sharp> {
  const sharp = await loadSharp();
  if (!picture) return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: page } });
  const shade = {
    width: WIDTH,
    height: HEIGHT,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: SHADE },
  } as const;
  const base = await sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .flatten({ background: page })
    .composite([{ input: { create: shade } }])
    .png()
    .toBuffer();
  return sharp(base);
}

/** A logo as high as its place and within the margins: with round corners one that is square, and a word mark whole. */
async function drawLogo(logo: Buffer): Promise<Drawn> {
  const sharp = await loadSharp();
  const isFilled = isSquare(await sharp(logo).metadata());
  const mask = Buffer.from(
    `<svg width="${LOGO}" height="${LOGO}"><rect width="100%" height="100%" rx="28"/></svg>`,
  );
  const { data, info } = await sharp(logo)
    .resize(isFilled ? LOGO : TEXT_WIDTH, LOGO, { fit: isFilled ? 'cover' : 'inside' })
    .composite(isFilled ? [{ input: mask, blend: 'dest-in' }] : [])
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Draws the card of a menu that is shared: JPEG, 1200 × 630 pixels. */
export async function drawCard(parts: CardParts): Promise<Buffer> {
  await loadFonts();
  const { name, word, isRightToLeft: rtl, picture, logo } = parts;
  const page = groundOf(parts.page);
  const ink = { colour: picture ? '#ffffff' : inkOn(page), rtl };
  const [title, label] = [await drawFitting(name, NAME, ink), await drawFitting(word, WORD, ink)];
  const start = (width: number) => Math.round(rtl ? WIDTH - MARGIN - width : MARGIN);
  const bottom = HEIGHT - MARGIN - label.height;
  const top = bottom - 44 - title.height;
  const bar = { width: 96, height: 10, channels: 4, background: parts.accent } as const;
  const layers: OverlayOptions[] = [
    { input: title.input, left: start(title.width), top },
    { input: label.input, left: start(label.width), top: bottom },
    { input: { create: bar }, left: start(bar.width), top: top - 40 },
  ];
  if (logo) {
    const { input, width } = await drawLogo(logo);
    layers.push({ input, left: start(width), top: MARGIN - 20 });
  }
  return (await ground(picture, page)).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
