import type { WholeMenu, WholeMenus } from '@sofra/contract/catalogue/whole-menus';
import type { Locale } from '@sofra/contract/languages/locales';
import { sql } from 'kysely';
import { type Change, record } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { photoColumns, type SentPhoto } from '../uploads/blobs.ts';
import { lockVenue, passNumbers, takeNumbers } from '../venues/locks.ts';
import { writeVenue } from '../venues/venues.ts';
import type { ActionContext } from './action-context.ts';
import { formerNumbers, insertWhole, rowsOf, sizeOf, type Whole } from './add-whole.ts';
import { menuSlug, takenSlugs } from './menus.ts';
import { defined, type TextsPatch } from './new-columns.ts';
import { listLength } from './positions.ts';
import { assertRoom } from './room.ts';
import { localesThere } from './shown-languages.ts';
import { climbThroughBin, downFrom, type Node, nodeUnder, UPWARDS } from './tree.ts';

/** The id of the picture that is sent at a pointer. */
type PhotoAt = (pointer: string) => string | null;

/** A record as it stands in the document: its words, its other columns, and the list of those under it. */
type Sent = {
  texts: WholeMenu['texts'];
  number?: number | undefined;
  photo?: string | null | undefined;
} & { [N in Node]?: readonly Sent[] | undefined };

const MENUS = '/data/attributes/menus';

/** The records under one in the document, with the table that they go to. */
function listUnder(node: Node, sent: Sent): { under: Node; list: readonly Sent[] } | undefined {
  const under = nodeUnder(node);
  return under && { under, list: sent[under] ?? [] };
}

/** The pictures of a list and of those under it, by their pointers. */
function photosIn(node: Node, list: readonly Sent[], pointer: string): [string, SentPhoto][] {
  return list.flatMap((sent, index) => {
    const at = `${pointer}/${index}`;
    const own: [string, SentPhoto][] = sent.photo
      ? [[`${at}/photo`, { photo: { resource: sent.photo }, pointer: `${at}/photo` }]]
      : [];
    const below = listUnder(node, sent);
    return below ? [...own, ...photosIn(below.under, below.list, `${at}/${below.under}`)] : own;
  });
}

/** A record at a pointer as it is added, with those under it. */
function wholeOf(node: Node, sent: Sent, at: string, photoAt: PhotoAt): Whole {
  const { texts, number, photo, menus, sections, items, extras, ...values } = sent;
  const { under, list } = listUnder(node, sent) ?? { list: [] };
  return {
    // A document has no empty fields, which a patch would have as nulls.
    texts: texts as TextsPatch,
    number,
    values: defined({ ...values, ...(photo && { photo_id: photoAt(`${at}/photo`) }) }),
    below: under ? list.map((one, index) => wholeOf(under, one, `${at}/${under}/${index}`, photoAt)) : [],
  };
}

/** The menus as records to add, each with a public address that is free and the languages that are enabled in it. */
function menusToAdd(
  { locales, menus }: WholeMenus,
  main: Locale,
  taken: Set<string>,
  photoAt: PhotoAt,
): Whole[] {
  const mains = { here: locales[0] ?? main, there: main };
  return menus.map((menu, index) => {
    const slug = menuSlug(taken, menu.slug);
    taken.add(slug);
    const enabled = menu.locales.filter((code) => locales.includes(code));
    const whole = wholeOf('menus', menu, `${MENUS}/${index}`, photoAt);
    return { ...whole, values: { ...whole.values, slug, locales: localesThere(enabled, mains) } };
  });
}

/** Switches the languages of menus on that a venue lacks. Answers what to record. */
async function enableLanguages(
  db: Db,
  { who: { venue }, now }: ActionContext,
  locales: readonly Locale[],
  menus: readonly Whole[],
): Promise<Change[]> {
  const shown = new Set(menus.flatMap(({ values }) => values?.locales ?? []));
  const known: readonly Locale[] = [venue.defaultLocale, ...venue.extraLocales];
  const missing = locales.filter((code) => shown.has(code) && !known.includes(code));
  if (missing.length === 0) return [];
  const sent = { extra_locales: [...venue.extraLocales, ...missing] };
  const change = await writeVenue(db, venue.id, now, sent, { ifMatch: undefined });
  return change ? [change] : [];
}

/** Whether no guest can have stored an address of a venue, and no record of it has one of these numbers, also in the bin. */
async function areFree(db: Db, venueId: string, numbers: readonly number[]): Promise<boolean> {
  const isTaken = UPWARDS.map(
    (node) => sql`exists (
      select from ${climbThroughBin(node)}
      where menus.parent_id = v.id and ${sql.ref(`${node}.number`)} = any(${[...numbers]}::int[]))`,
  );
  const { rows } = await sql<{ free: boolean }>`
    select v.publication_number is null and not (${sql.join(isTaken, sql` or `)}) as free
    from venues v where v.id = ${venueId}`.execute(db);
  return rows[0]?.free === true;
}

/**
 * Takes a number for each record. Those of a venue that was never published keep their former ones where all are free, by which guests
 * may have stored the address of a dish; so do those of a file that comes in several calls.
 */
async function numbersFor(db: Db, venueId: string, wholes: readonly Whole[]) {
  const former = formerNumbers(wholes);
  if (former && (await areFree(db, venueId, former))) {
    await passNumbers(
      db,
      venueId,
      former.reduce((most, number) => Math.max(most, number), 0),
    );
    return ({ number = 0 }: Whole) => number;
  }
  let next = await takeNumbers(db, venueId, sizeOf(wholes));
  return () => next++;
}

/**
 * Adds menus with all that is under them after those of the caller's venue, as one activity; the languages in which they are shown
 * are switched on for the venue. Refuses with `upload_unknown` and `no_room`. Must run in a transaction.
 */
export async function importMenus(
  db: Db,
  context: ActionContext,
  wanted: WholeMenus,
): Promise<{ ids: string[]; activity: number }> {
  const { app, who, now } = context;
  const { id: venueId, defaultLocale } = who.venue;
  // Two menus that come at once must not choose the same address.
  await lockVenue(db, venueId);
  const photos = await photoColumns(db, app, who.accountId, new Map(photosIn('menus', wanted.menus, MENUS)));
  const photoAt: PhotoAt = (pointer) => photos.get(pointer)?.photo_id ?? null;
  const wholes = menusToAdd(wanted, defaultLocale, await takenSlugs(db, venueId), photoAt);
  const numberOf = await numbersFor(db, venueId, wholes);
  const position = (await listLength(db, 'menus', venueId)) + 1;
  const rows = rowsOf('menus', wholes, { parent: venueId, position, numberOf });
  await insertWhole(db, now, rows);
  const ids = rows.menus.map(({ id }) => id);
  await assertRoom(db, 'menus', [venueId], downFrom('menus'));
  await assertRoom(db, 'sections', ids, downFrom('sections'));
  const made = rows.menus.map((row) => ({ record: { type: 'menus', id: row.id }, before: null, after: row }));
  const languages = await enableLanguages(db, context, wanted.locales, wholes);
  const changes = [...made, ...languages];
  return { ids, activity: await record(db, who, now, { venueId, action: 'create', changes }) };
}
