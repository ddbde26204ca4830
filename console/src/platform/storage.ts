import type { Locale } from '@sofra/contract/languages/locales';
import type { Answer } from './api-types.ts';

/**
 * A tab's sign-in; `signIn` names the sign-in that all tokens made by switching share (rule 12a), `person` is the
 * person as last read.
 */
export type StoredSession = { token: string; signIn: string; remember: boolean; person?: StoredPerson };

/** A person as the server answers them. */
export type StoredPerson = Answer<'GET /me/profile'>;

/**
 * An activity that is to be taken back, with those that were made just before it by the same change; `isUndo`: they took
 * back others, so that this does those again; `areApart`: one that is refused holds up no other.
 */
export type Undoing = { activity: string; earlier?: readonly string[]; isUndo: boolean; areApart?: boolean };

/** The values in the browser's storage, by name. */
export type Stored = {
  /** The tab's own sign-in, and (in persistent storage, with remember) the one that a new tab begins with. */
  session: StoredSession | null;
  /** The sign-in that has just ended, for the other tabs to hear of. */
  ended: string;
  /** The activities of this tab that can be undone or redone, the newest last (`history/undo-action.ts`). */
  undoings: readonly Undoing[];
  locale: Locale;
  pageSize: number;
  /** Whether a menu is shown whole instead of its sections in pages. */
  wholeMenu: boolean;
  /** Unpublished changes by venue id (rule 19). */
  publishCounter: Record<string, number>;
  /** The first steps that somebody has closed, or that are over, by person and venue. */
  stepsClosed: readonly string[];
  /** The venues whose code was downloaded to print. */
  printed: readonly string[];
  /** The roles of the columns of pasted tables, by their headings, the newest last. */
  columns: readonly { layout: string; roles: readonly string[] }[];
  /** The sign-up wizard as it was left; its own module reads it (`onboarding/restore.ts`). */
  wizard: object;
  /** Unsaved input by draft key (`forms/use-kept-draft.ts`). */
  drafts: Record<string, { at: number }>;
  /** The preview beside an editor: whether it is closed, and its language. */
  preview: { isClosed?: boolean; locale?: Locale };
};

/** Mantine's key for light or dark; the value is Mantine's word, without quotes. */
export const LOOK_KEY = 'sofra.look';

/** The storage of a value: this browser's, or this tab's. */
export type Area = 'browser' | 'tab';

/** The name of a value in the browser's storage. `publishCounter` is fixed (rule 19); the others are ours alone. */
export const storageKey = (name: keyof Stored): string =>
  name === 'publishCounter' ? name : `sofra.${name}`;

// Without storage, values last as long as the page.
const instead = new Map<string, string>();

const areaOf = (area: Area) => (area === 'tab' ? sessionStorage : localStorage);

function readText(area: Area, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    // Storage is forbidden in this browser: `instead` stands in for it.
    return instead.get(`${area} ${key}`) ?? null;
  }
}

/** Reads a value; undefined when there is none, or something that we did not write. */
export function readStored<K extends keyof Stored>(name: K, area: Area = 'browser'): Stored[K] | undefined {
  const text = readText(area, storageKey(name));
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Stored[K];
  } catch {
    // Not ours, or cut off: as good as none.
    return undefined;
  }
}

/** Keeps a value, or with undefined forgets it. */
export function keep<K extends keyof Stored>(name: K, value: Stored[K] | undefined, area: Area = 'browser') {
  const key = storageKey(name);
  const text = value === undefined ? null : JSON.stringify(value);
  try {
    if (text === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, text);
  } catch {
    // Forbidden or full: `instead` stands in for it.
    if (text === null) instead.delete(`${area} ${key}`);
    else instead.set(`${area} ${key}`, text);
  }
}

/** Tells the listener when another tab has kept a value that all tabs share. */
export function onStored<K extends keyof Stored>(name: K, listener: (value: Stored[K]) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== storageKey(name) || event.storageArea !== localStorage) return;
    const value = readStored(name);
    if (value !== undefined) listener(value);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
