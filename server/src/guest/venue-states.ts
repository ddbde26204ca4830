import type { Locale } from '@sofra/contract/locales';
import type { Publication } from '@sofra/contract/publishing';
import { venueLocales } from '@sofra/guest/view';
import type { Db } from '../platform/tables.ts';
import { type AtAddress, atAddress } from '../publishing/publications.ts';

/** What the fast lane knows of an address: enough to find a finished page, not the publication itself. */
export type VenueState = { venueId: string; number: number; offered: [Locale, ...Locale[]]; stale: boolean };

/** A publication read for the pages that are missing. */
export type Loaded = { kind: 'publication'; state: VenueState; publication: Publication; text: string };

/** What stands at an address: a publication, or one of the other things. */
export type Standing = Loaded | Exclude<AtAddress, { kind: 'publication' }>;

/** How many addresses are remembered; the least recently asked for goes first. */
const MOST_STATES = 20_000;
/** Publications that are kept as data for a moment, because the first visitor's next page needs the same one. */
const MOST_LOADED = 3;

/** What is remembered of the venues' addresses. */
export type VenueStates = {
  /** What is known of an address; undefined when nothing is. */
  find(slug: string): VenueState | undefined;
  /** Reads what stands at an address now; it is fresh from then on. */
  load(db: Db, slug: string): Promise<Standing>;
  /** From now on what is known of a venue, or of all (null), must be looked up again. */
  doubt(venueId: string | null): void;
};

/** Remembers the addresses of venues that guests ask for. */
export function venueStates(): VenueStates {
  const states = new Map<string, VenueState>();
  const loaded = new Map<string, Loaded>();

  function remember(slug: string, state: VenueState): void {
    states.delete(slug);
    states.set(slug, state);
    if (states.size > MOST_STATES) states.delete(states.keys().next().value ?? '');
  }

  async function load(db: Db, slug: string): Promise<Standing> {
    const kept = loaded.get(slug);
    if (kept && !kept.state.stale) return kept;
    // A change that is announced while we read must not be lost: the state is made before the reading.
    const state: VenueState = { venueId: '', number: 0, offered: ['en'], stale: false };
    const before = states.get(slug);
    if (before) Object.assign(state, { venueId: before.venueId });
    remember(slug, state);
    const found = await atAddress(db, slug).catch((error: unknown) => {
      if (before) remember(slug, before);
      else states.delete(slug);
      throw error;
    });
    if (found.kind !== 'publication') {
      states.delete(slug);
      return found;
    }
    const publication = JSON.parse(found.text) as Publication;
    Object.assign(state, {
      ...{ venueId: found.venueId, number: publication.number ?? 0 },
      offered: venueLocales(publication),
    });
    const now: Loaded = { kind: 'publication', state, publication, text: found.text };
    loaded.delete(slug);
    loaded.set(slug, now);
    if (loaded.size > MOST_LOADED) loaded.delete(loaded.keys().next().value ?? '');
    return now;
  }

  return {
    find: (slug) => states.get(slug),
    load,
    doubt(venueId) {
      for (const state of states.values())
        if (venueId === null || state.venueId === venueId || state.venueId === '') state.stale = true;
      for (const [slug, { state }] of loaded)
        if (venueId === null || state.venueId === venueId) loaded.delete(slug);
    },
  };
}
