import { randomBytes } from 'node:crypto';
import { TEXT } from '@sofra/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { slugOf } from '../platform/slugs.ts';

const LETTERS = 6;

async function reserve(db: Db, now: Date, slug: string, venueId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into venue_slugs (slug, venue_id, created_at) values (${slug}, ${venueId}::uuid, ${now}::timestamptz)
    on conflict (slug) do nothing returning slug`.execute(db);
  return rows.length === 1;
}

const random = () =>
  randomBytes(LETTERS)
    .toString('base64url')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, 'x')
    .slice(0, LETTERS);

/** The addresses to try for a name, the plainest first, without end. */
function* candidates(fullName: string): Generator<string> {
  const base = slugOf(fullName);
  if (base.length < TEXT.slug.min) {
    for (;;) yield `venue-${random()}`;
  }
  yield base;
  const cut = (tail: string) => base.slice(0, TEXT.slug.max - tail.length).replace(/-+$/, '') + tail;
  for (let number = 2; number < 10; number += 1) yield cut(`-${number}`);
  for (;;) yield cut(`-${random()}`);
}

/** An address for a new venue: of its full name, unique over the installation, reserved for ever (rule 21). */
export async function takeSlug(db: Db, now: Date, venueId: string, fullName: string): Promise<string> {
  for (const slug of candidates(fullName)) if (await reserve(db, now, slug, venueId)) return slug;
  throw new Error('candidates never end');
}

/** Takes an address that somebody chose by hand. Refuses with `slug_taken` when any venue has or had it (rule 21). */
export async function chooseSlug(db: Db, now: Date, venueId: string, slug: string): Promise<void> {
  const kept = await db
    .selectFrom('venue_slugs')
    .select('venue_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  // A former address of the venue is still its own.
  if (kept?.venue_id === venueId) return;
  if (kept || !(await reserve(db, now, slug, venueId)))
    refuse('slug_taken', { pointer: '/data/attributes/slug' });
}
