import { VENUE_FILE } from '@sofra/contract/limits';
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { DOCUMENT, FORMAT } from './file-format.ts';
import { FileProblem } from './file-problem.ts';
import { photosOf, picturesOf, type VenueDocument } from './venue-document.ts';
import { venueDocument } from './venue-schema.ts';

/** A venue's file that was read: what it says, and its pictures by their names. */
export type VenueFile = {
  document: VenueDocument;
  /** Those of the document that the file has. */
  pictures: ReadonlySet<string>;
  /** How many the document names that the file has not, or not in a size that is taken. */
  missing: number;
  /** A picture as a file of its own; undefined for bytes that are none. */
  pictureOf: (name: string) => File | undefined;
};

/** The names of an archive's parts with their sizes; nothing is opened. */
function partsIn(bytes: Uint8Array): Map<string, number> {
  const parts = new Map<string, number>();
  unzipSync(bytes, {
    filter: ({ name, originalSize }: UnzipFileInfo) => {
      parts.set(name, originalSize);
      return false;
    },
  });
  return parts;
}

// No part opens to more than it says, and none is what every object has.
function opened(bytes: Uint8Array, wanted: string): Uint8Array | undefined {
  const parts = unzipSync(bytes, { filter: ({ name }) => name === wanted });
  return Object.hasOwn(parts, wanted) ? parts[wanted] : undefined;
}

function documentIn(text: string): VenueDocument {
  const said: unknown = JSON.parse(text);
  const format = (said as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT) throw new FileProblem('newer');
  const read = venueDocument.safeParse(said);
  if (!read.success) {
    console.error(read.error.issues.slice(0, 5));
    throw new FileProblem('unknown');
  }
  return read.data;
}

function venueIn(bytes: Uint8Array): VenueFile {
  const parts = partsIn(bytes);
  const size = parts.get(DOCUMENT);
  if (size === undefined) throw new FileProblem('unknown');
  if (size > VENUE_FILE.maxDocumentBytes) throw new FileProblem('tooLarge');
  const document = documentIn(strFromU8(opened(bytes, DOCUMENT) ?? new Uint8Array()));
  const named = new Set([...photosOf(document.menus), ...picturesOf(document.look)]);
  const isThere = (name: string) =>
    (parts.get(name) ?? Number.POSITIVE_INFINITY) <= VENUE_FILE.maxPictureBytes;
  const pictures = new Set([...named].filter(isThere));
  const pictureOf = (name: string): File | undefined => {
    try {
      const picture = opened(bytes, name);
      return (
        picture && new File([picture as Uint8Array<ArrayBuffer>], 'picture.webp', { type: 'image/webp' })
      );
    } catch (error) {
      console.error(error);
      return undefined;
    }
  };
  return { document, pictures, missing: named.size - pictures.size, pictureOf };
}

/** Reads a venue's file. Throws a `FileProblem` for any other file, whatever is in it. */
export async function readVenueFile(file: Blob): Promise<VenueFile> {
  if (file.size > VENUE_FILE.maxBytes) throw new FileProblem('tooLarge');
  try {
    return venueIn(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    console.error(error);
    throw new FileProblem('unknown');
  }
}
