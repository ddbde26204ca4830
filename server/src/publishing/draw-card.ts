import { join } from 'node:path';
import { groundOf, inkOn } from '@sofra/contract/contrast';
import { SHARE_CARD } from '@sofra/contract/limits';
import type { OverlayOptions, Sharp } from 'sharp';
import { assetPath } from '../platform/assets.ts';

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
/** Pixels of the name's letters, by the number of lines that they may take. */
const NAME_SIZES = [92, 72, 56, 44];
const MOST_NAME_HEIGHT = 240;
/** The darkness over a picture, at which white letters read on any. */
const SHADE = 0.62;

const loadSharp = async () => (await import('sharp')).default;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Drawn = { input: Buffer; width: number; height: number };

/** A text as a picture, wrapped within the card's margins. */
async function drawText(text: string, size: number, colour: string, rtl: boolean): Promise<Drawn> {
  const sharp = await loadSharp();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${FONT} ${size}`,
      width: WIDTH - 2 * MARGIN,
      dpi: 72,
      rgba: true,
      align: rtl ? 'right' : 'left',
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

/** The name in the largest letters in which it fits. */
async function drawName(name: string, colour: string, rtl: boolean): Promise<Drawn> {
  for (const size of NAME_SIZES) {
    const drawn = await drawText(name, size, colour, rtl);
    if (drawn.height <= MOST_NAME_HEIGHT) return drawn;
  }
  const smallest = await drawText(name, NAME_SIZES.at(-1) ?? 0, colour, rtl);
  const sharp = await loadSharp();
  const { width } = smallest;
  const cut = sharp(smallest.input).extract({ left: 0, top: 0, width, height: MOST_NAME_HEIGHT });
  return { input: await cut.toBuffer(), width, height: MOST_NAME_HEIGHT };
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

async function roundLogo(logo: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const mask = Buffer.from(
    `<svg width="${LOGO}" height="${LOGO}"><rect width="100%" height="100%" rx="28"/></svg>`,
  );
  return sharp(logo)
    .resize(LOGO, LOGO, { fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Draws the card of a menu that is shared: JPEG, 1200 × 630 pixels. */
export async function drawCard(parts: CardParts): Promise<Buffer> {
  await loadFonts();
  const { name, word, isRightToLeft: rtl, picture, logo } = parts;
  const page = groundOf(parts.page);
  const ink = picture ? '#ffffff' : inkOn(page);
  const [title, label] = [await drawName(name, ink, rtl), await drawText(word, 44, ink, rtl)];
  const start = (width: number) => Math.round(rtl ? WIDTH - MARGIN - width : MARGIN);
  const bottom = HEIGHT - MARGIN - label.height;
  const top = bottom - 44 - title.height;
  const bar = { width: 96, height: 10, channels: 4, background: parts.accent } as const;
  const layers: OverlayOptions[] = [
    { input: title.input, left: start(title.width), top },
    { input: label.input, left: start(label.width), top: bottom },
    { input: { create: bar }, left: start(bar.width), top: top - 40 },
  ];
  if (logo) layers.push({ input: await roundLogo(logo), left: start(LOGO), top: MARGIN - 20 });
  return (await ground(picture, page)).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
