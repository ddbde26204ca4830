import type { Locale } from '@sofra/contract/languages/locales';
import { PRINT } from '@sofra/contract/limits';
import { type QrPath, qrPath, qrSvg } from '@sofra/contract/pictures/qr-path';
import { loadPart } from '../platform/phrases/load-part.ts';
import { decodePicture } from './decode-picture.ts';
import type { phrases as Phrases } from './phrases/en/downloads.ts';
import { drawCard } from './table-card.ts';

/** The venue's facts that stand in the files of its code. */
export type CodeFacts = {
  /** The name, and on a line of its own the branch. */
  name: string;
  address: string;
  locale: Locale;
  /** The path of the logo's picture. */
  logo: string | undefined;
};

/** The files of a venue's code: the code alone to print anywhere, and table cards. */
export type CodeFile = 'svg' | 'png' | 'A6' | 'A4';

type Drawn = { file: Blob; picture: Blob };

const alone = (picture: Blob): Drawn => ({ file: picture, picture });

const svg = (code: QrPath): Blob => new Blob([qrSvg(code, PRINT.codePixels)], { type: 'image/svg+xml' });

async function png({ size, path }: QrPath): Promise<Blob> {
  const canvas = new OffscreenCanvas(PRINT.codePixels, PRINT.codePixels);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser cannot draw.');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  // Whole pixels for each module: edges between two would be grey.
  const scale = Math.floor(canvas.width / size);
  const margin = Math.floor((canvas.width - scale * size) / 2);
  brush.setTransform(scale, 0, 0, scale, margin, margin);
  brush.fillStyle = '#000';
  brush.fill(new Path2D(path));
  return canvas.convertToBlob({ type: 'image/png' });
}

async function logoOf(path: string | undefined): Promise<HTMLImageElement | undefined> {
  if (!path) return undefined;
  const picture = new Image();
  picture.src = path;
  await picture.decode();
  return picture;
}

async function card(facts: CodeFacts, code: QrPath, format: 'A6' | 'A4'): Promise<Drawn> {
  const { name, address, locale, logo } = facts;
  // The card speaks the language of the venue, which may be another than the screen's.
  const { downloads } = (await loadPart('downloads', locale)) as typeof Phrases;
  const shown = {
    name,
    address: address.replace(/^https?:\/\//, ''),
    locale,
    invitation: downloads.invitation,
  };
  const drawn = drawCard({ ...shown, logo: await logoOf(logo) }, code, PRINT.cardPixels[format]);
  const picture = await drawn.convertToBlob({ type: 'image/jpeg', quality: PRINT.cardQuality });
  const { cardPdf } = await import('./card-pdf.ts');
  return {
    file: await cardPdf(picture, { format, title: name.replace('\n', ', '), language: locale }),
    picture,
  };
}

/** Makes a file of a venue's code. Throws when its code can't be read back or has no quiet zone: such a file is never offered. */
export async function codeFile(kind: CodeFile, facts: CodeFacts): Promise<Blob> {
  const code = qrPath(facts.address);
  const { file, picture } =
    kind === 'svg'
      ? alone(svg(code))
      : kind === 'png'
        ? alone(await png(code))
        : await card(facts, code, kind);
  const read = await decodePicture(picture);
  if (read?.text !== facts.address) throw new Error(`The code in the file "${kind}" cannot be read.`);
  if (!read.isQuiet) throw new Error(`Something stands too near to the code in the file "${kind}".`);
  return file;
}
