import {
  END,
  type Entry,
  endSchema,
  FILES,
  jsonIn,
  MANIFEST,
  type Manifest,
  manifestSchema,
  TABLES,
} from './archive.ts';

/** How much of a backup has gone by. */
export type Sum = { rows: number; files: number; bytes: number };

const SAY_EVERY_MS = 1000;
const NEWLINE = '\n'.charCodeAt(0);

const count = new Intl.NumberFormat('en');
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** A sum in words: "1,200 rows and 34 files (5.6 MB)". */
export const inWords = ({ rows, files, bytes }: Sum): string =>
  `${count.format(rows)} rows and ${count.format(files)} files (${megabytes(bytes)})`;

const totalOf = (manifest: Manifest) => Object.values(manifest.rows).reduce((sum, rows) => sum + rows, 0);

const linesIn = (bytes: Uint8Array) => bytes.reduce((lines, byte) => lines + Number(byte === NEWLINE), 0);

/** Passes the files of a backup on, counts them in `sum`, and says how far it is once a second at most. */
export async function* watched(
  entries: AsyncIterable<Entry>,
  sum: Sum,
  say: (line: string) => void,
): AsyncGenerator<Entry> {
  let total = 0;
  let said = performance.now();
  for await (const entry of entries) {
    yield entry;
    const { name, bytes } = entry;
    sum.bytes += bytes.length;
    if (name === MANIFEST) total = totalOf(jsonIn(manifestSchema, entry));
    else if (name.startsWith(TABLES)) sum.rows += linesIn(bytes) - 1;
    else if (name.startsWith(FILES)) sum.files += 1;
    if (performance.now() - said < SAY_EVERY_MS) continue;
    said = performance.now();
    say(
      `${count.format(sum.rows)} of ${count.format(total)} rows, ${count.format(sum.files)} files, ${megabytes(sum.bytes)} …`,
    );
  }
}

/** Reads a whole backup; throws a sentence when it is damaged or has not all that it should have. */
export async function checkEntries(entries: AsyncIterable<Entry>): Promise<Sum> {
  const sum: Sum = { rows: 0, files: 0, bytes: 0 };
  let expected: number | undefined;
  let end: Entry | undefined;
  for await (const entry of watched(entries, sum, () => undefined)) {
    if (entry.name === MANIFEST) expected = totalOf(jsonIn(manifestSchema, entry));
    end = entry;
  }
  const files = end?.name === END ? jsonIn(endSchema, end).files : undefined;
  if (sum.rows !== expected || sum.files !== files)
    throw new Error(`The backup has ${inWords(sum)}, and should have ${expected} rows and ${files} files.`);
  return sum;
}
