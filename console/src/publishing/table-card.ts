import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import type { QrPath } from '@sofra/contract/pictures/qr-path';
import { FONTS, PALETTE } from '../ui/layout/palette.ts';

/** The contents of a table card. */
export type CardFacts = {
  name: string;
  /** The invitation to scan, in the venue's language. */
  invitation: string;
  locale: Locale;
  address: string;
  logo: CanvasImageSource | undefined;
};

/** The proportions of the ISO formats: A4 and A6 alike. */
const HEIGHT_OF_WIDTH = Math.SQRT2;

/** Measures of the card, as parts of its width. */
const CARD = { margin: 0.1, logo: 0.17, code: 0.62, name: 0.078, invitation: 0.046, address: 0.026 };
const MOST_LINES = 3;
const LINE_HEIGHT = 1.25;

/** The lines of a text in a width, broken between its words and at its line ends. */
export const linesOf = (text: string, fits: (line: string) => boolean): string[] =>
  text.split('\n').flatMap((part) => brokenLines(part, fits));

function brokenLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Brush = OffscreenCanvasRenderingContext2D;
type Text = { text: string; size: number; font: string; weight: number; width: number; height?: number };

/** Sets the largest font, up to the wanted size, in which a text fits in its room and a few lines; answers the lines. */
function fitText(brush: Brush, text: Text): { lines: string[]; size: number } {
  const { size, font, weight, width, height = Number.POSITIVE_INFINITY } = text;
  const fits = (line: string) => brush.measureText(line).width <= width;
  for (let smaller = size; ; smaller *= 0.92) {
    brush.font = `${weight} ${smaller}px ${font}`;
    const lines = linesOf(text.text, fits);
    const isLow = lines.length * smaller * LINE_HEIGHT <= height;
    if (smaller < size / 4 || (isLow && lines.length <= MOST_LINES && lines.every(fits)))
      return { lines, size: smaller };
  }
}

/** Writes a text in the middle of the card, down from `y`; answers its height. */
function write(brush: Brush, text: Text, middle: number, y: number): number {
  const { lines, size } = fitText(brush, text);
  const step = size * LINE_HEIGHT;
  for (const [at, line] of lines.entries()) brush.fillText(line, middle, y + step * (at + 0.5));
  return lines.length * step;
}

function drawLogo(brush: Brush, logo: CanvasImageSource & { width: number; height: number }, width: number) {
  const side = width * CARD.logo;
  const scale = Math.min((side * 2) / logo.width, side / logo.height);
  const [w, h] = [logo.width * scale, logo.height * scale];
  brush.drawImage(logo, (width - w) / 2, width * CARD.margin, w, h);
  return h + width * 0.04;
}

function drawCode(brush: Brush, { size, path }: QrPath, x: number, y: number, side: number): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(side / size, side / size);
  brush.fill(new Path2D(path));
  brush.restore();
}

/** Draws a table card of a width in pixels: logo, name, code, the invitation and the address (rule 76). */
export function drawCard(facts: CardFacts, code: QrPath, width: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, Math.round(width * HEIGHT_OF_WIDTH));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw.');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.direction = directionOf(facts.locale);
  const middle = width / 2;
  const text = { width: width * (1 - 2 * CARD.margin), font: FONTS.display, weight: 600 };
  const side = width * CARD.code;
  const codeAt = (canvas.height - side) / 2 + width * 0.06;

  const logo = facts.logo as Parameters<typeof drawLogo>[1] | undefined;
  const top = logo ? width * CARD.margin + drawLogo(brush, logo, width) : width * CARD.margin;
  brush.fillStyle = PALETTE.stone[9];
  const room = codeAt - top;
  const name = { ...text, text: facts.name, size: width * CARD.name, height: room };
  const { lines, size } = fitText(brush, name);
  write(brush, name, middle, top + Math.max(0, (room - lines.length * size * LINE_HEIGHT) / 2));

  brush.fillStyle = '#000';
  drawCode(brush, code, (width - side) / 2, codeAt, side);

  const below = codeAt + side + width * 0.03;
  brush.fillStyle = PALETTE.saffron[4];
  brush.fillRect(middle - width * 0.06, below, width * 0.12, width * 0.008);
  brush.fillStyle = PALETTE.stone[9];
  const invitation = { ...text, text: facts.invitation, size: width * CARD.invitation };
  const high = write(brush, invitation, middle, below + width * 0.04);
  brush.direction = 'ltr';
  brush.fillStyle = PALETTE.stone[6];
  const address = { ...text, text: facts.address, size: width * CARD.address, font: FONTS.text, weight: 400 };
  write(brush, address, middle, below + width * 0.06 + high);
  return canvas;
}
