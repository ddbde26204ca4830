import { PageSizes, PDFDocument } from 'pdf-lib';

/** The formats of a table card. */
export const CARD_FORMATS = { A6: PageSizes.A6, A4: PageSizes.A4 } as const;

/** Wraps the picture of a card, a JPEG, into a page of a format. */
export async function cardPdf(
  picture: Blob,
  { format, title, language }: { format: keyof typeof CARD_FORMATS; title: string; language: string },
): Promise<Blob> {
  const [width, height] = CARD_FORMATS[format];
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(language);
  const image = await document.embedJpg(await picture.arrayBuffer());
  document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  const bytes = await document.save();
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
