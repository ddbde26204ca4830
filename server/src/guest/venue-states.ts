import type { Locale } from '@sofra/contract/languages/locales';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { marksOn, type SoldOut } from '@sofra/guest/sold-out';
import { venueLocales } from '@sofra/guest/view';
import type { AppContext } from '../platform/app-context.ts';
import { cardsWord } from '../publishing/card-subject.ts';
import { type AtAddress, atAddress, publicationNow, type ReadMenus } from '../publishing/publications.ts';
import { type MenuWords, menuWords } from './menu-words.ts';

/**
 * The fast lane's knowledge of an address: enough to find a cached page, not the publication itself. `words` has those for what
 * each menu's page is made of, by the menu's part of the address; `marks` says for each with something that is sold
 * out, what and until when.
 */
export type VenueState = {
  venueId: string;
  number: number;
  offered: [Locale, ...Locale[]];
  words: ReadonlyMap<string, MenuWords>;
  marks: ReadonlyMap<string, string>;
  stale: boolean;
};

/** A publication, read for pages that are not in the cache. */
export type Loaded = {
  kind: 'publication';
  state: VenueState;
  publication: Publication;
  soldOut: SoldOut;
  /** The word of its cards in their addresses. */
  cards: string;
  text: string;
  /** Its menus, which the next publication may have too. */
  menus: ReadMenus;
};

/** The state of a public address, with the publication read. */
type AddressState = Loaded | Exclude<AtAddress, { kind: 'publication' }>;

/** How many addresses are remembered; the least recently asked for goes first. */
const MOST_STATES = 20_000;
/** The number of publications kept as data, because the first guest's next page needs the same one. */
const MOST_LOADED = 3;

/** The parts of the application that a reading needs. */
type Reader = Pick<AppContext, 'db' | 'clock'>;

/** A cache of the states of the venues' addresses. */
export type VenueStates = {
  /** The cached state of an address, if any. A failed `load` leaves it as it was. */
  find(slug: string): VenueState | undefined;
  /** Reads what stands at an address now; readers who come while nothing has changed share one reading. */
  load(reader: Reader, slug: string): Promise<AddressState>;
  /** Invalidates the state of a venue, or of all venues (null). */
  doubt(venueId: string | null): void;
};

/** A reading under way, and the number of invalidations before it: its answer may be older than later ones. */
type Reading = { since: number; answer: Promise<AddressState> };

type Memory = {
  states: Map<string, VenueState>;
  loaded: Map<string, Loaded>;
  /** The newest reading of each address, shared by all who ask meanwhile. */
  readings: Map<string, Reading>;
  /** The number of invalidations so far, of whatever venue. */
  doubts: number;
};

/** Keeps an entry as the newest of a map, and drops the oldest over its bound. */
function keepNewest<T>(map: Map<string, T>, key: string, value: T, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value ?? '');
}

/** A word for each menu that changes with the marks of its items and extras. */
function marksByMenu({ menus }: Publication, soldOut: SoldOut): ReadonlyMap<string, string> {
  const words = menus.map((menu): [string, string] => {
    const marks = [...marksOn(menu, soldOut)].map(([id, until]) => `${id} ${until?.getTime() ?? ''}`);
    return [menu.slug, marks.join()];
  });
  return new Map(words.filter(([, word]) => word !== ''));
}

async function read(
  memory: Memory,
  { db, clock }: Reader,
  slug: string,
  since: number,
): Promise<AddressState> {
  const read = memory.loaded.get(slug)?.menus;
  const found = await atAddress(db, slug, read);
  if (found.kind !== 'publication') {
    memory.states.delete(slug);
    memory.loaded.delete(slug);
    return found;
  }
  const { publication: published, text, menus } = publicationNow(found, read);
  const soldOut = new Map(found.soldOut);
  // Its links follow the present address at once.
  const publication = { ...published, venue: { ...published.venue, slug } };
  const now = clock.now();
  const cards = cardsWord(publication, now);
  const state = {
    venueId: found.venueId,
    number: publication.number ?? 0,
    offered: venueLocales(publication) as VenueState['offered'],
    words: menuWords(publication, found.parts, cards, now),
    marks: marksByMenu(publication, soldOut),
    // One of another venue meanwhile costs the next guest another reading, which is rare.
    stale: memory.doubts !== since,
  };
  const loaded: Loaded = { kind: 'publication', state, publication, soldOut, cards, text, menus };
  keepNewest(memory.states, slug, state, MOST_STATES);
  keepNewest(memory.loaded, slug, loaded, MOST_LOADED);
  return loaded;
}

function load(memory: Memory, reader: Reader, slug: string): Promise<AddressState> {
  const kept = memory.loaded.get(slug);
  if (kept && !kept.state.stale) return Promise.resolve(kept);
  const shared = memory.readings.get(slug);
  if (shared?.since === memory.doubts) return shared.answer;
  const since = memory.doubts;
  const answer = read(memory, reader, slug, since).finally(() => {
    if (memory.readings.get(slug)?.answer === answer) memory.readings.delete(slug);
  });
  memory.readings.set(slug, { since, answer });
  return answer;
}

function doubt(memory: Memory, venueId: string | null): void {
  memory.doubts += 1;
  const concerns = (state: VenueState) => venueId === null || state.venueId === venueId;
  const loaded = [...memory.loaded.values()].map(({ state }) => state);
  for (const state of [...memory.states.values(), ...loaded]) if (concerns(state)) state.stale = true;
}

/** Makes an empty cache of venues' addresses. */
export function venueStates(): VenueStates {
  const memory: Memory = { states: new Map(), loaded: new Map(), readings: new Map(), doubts: 0 };
  return {
    find: (slug) => memory.states.get(slug),
    load: (reader, slug) => load(memory, reader, slug),
    doubt: (venueId) => doubt(memory, venueId),
  };
}
