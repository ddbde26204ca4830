import type { Target } from '../../platform/files/target.ts';
import type { Entry } from '../entry.ts';
import { keepManifest, type Manifest, readManifest } from './manifest.ts';
import { ENDINGS, writeEntry } from './page-files.ts';

/** The headers of a file that is no page. */
type FileHeaders = { ContentType: string; CacheControl: string };

/** A set of files that is brought up to date: what is the same is left, what is not named any more is removed at the end. */
export type Writing = {
  /** Writes a page in its codings, if it has changed. */
  page(key: string, entry: Entry): Promise<void>;
  /** Writes a file whose content never changes, if it is not there. */
  file(key: string, headers: FileHeaders, read: () => Promise<Buffer | undefined>): Promise<void>;
  /** Removes what was not named; pictures stay, since other venues may show them. */
  finish(): Promise<void>;
  /** Keeps what is there so far, for one that could not be finished. */
  keep(): Promise<void>;
  /** Whether a file could not be read yet, such as the smallest format of a picture. */
  isWaiting: boolean;
  /** Objects and bytes written, and objects removed. */
  sums: { objects: number; bytes: number; removed: number };
};

const isPicture = (key: string) => key.startsWith('i/');
const isCoded = (key: string) => /\.(html|json|js)$/.test(key);

/** The objects of a key: a page has one in each coding. */
const objectsOf = (key: string) => (isCoded(key) ? ENDINGS.map((ending) => key + ending) : [key]);

/** Begins to bring the files of a name up to date. */
export async function beginWriting(target: Target, name: string): Promise<Writing> {
  const before = await readManifest(target, name);
  const now: Manifest = new Map();
  const sums = { objects: 0, bytes: 0, removed: 0 };
  const note = (key: string, word: string, bytes: number) => {
    now.set(key, word);
    sums.objects += objectsOf(key).length;
    sums.bytes += bytes;
  };
  const writing: Writing = {
    sums,
    isWaiting: false,
    async page(key, entry) {
      const word = entry.tag;
      if (before.get(key) === word) now.set(key, word);
      else note(key, word, await writeEntry(target, key, entry));
    },
    async file(key, headers, read) {
      if (now.has(key)) return;
      if (before.has(key)) return void now.set(key, '');
      const body = await read();
      if (!body) {
        writing.isWaiting = true;
        return;
      }
      await target.write(key, body, headers);
      note(key, '', body.length);
    },
    async finish() {
      for (const key of before.keys()) {
        if (now.has(key) || isPicture(key)) continue;
        for (const object of objectsOf(key)) await target.remove(object);
        sums.removed += objectsOf(key).length;
      }
      await keepManifest(target, name, now);
    },
    keep: () => keepManifest(target, name, new Map([...before, ...now])),
  };
  return writing;
}
