import type {
  WholeMenu,
  WholeMenuItem,
  WholeMenuSection,
  WholeMenus,
} from '@sofra/contract/catalogue/whole-menus';
import type { Locale } from '@sofra/contract/languages/locales';
import { type Change, record } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { photoColumns, type SentPhoto } from '../uploads/blobs.ts';
import { lockVenue, takeNumbers } from '../venues/locks.ts';
import { writeVenue } from '../venues/venues.ts';
import type { ActionContext } from './action-context.ts';
import { formerNumbers, insertWhole, rowsOf, sizeOf, type Whole } from './add-whole.ts';
import { menuSlug, takenSlugs } from './menus.ts';
import { defined, type TextsPatch } from './new-columns.ts';
import { listLength } from './positions.ts';
import { assertRoom } from './room.ts';
import { localesThere } from './shown-languages.ts';
import { type Columns, downFrom } from './tree.ts';

/** The id of the picture that is sent at a pointer. */
type PhotoAt = (pointer: string) => string | null;

type Said = { texts: WholeMenu['texts']; number?: number | undefined };

/** A record as it stands in the document; `values` are its other columns. */
const wholeOf = ({ texts, number }: Said, values: object, below: readonly Whole[]): Whole => ({
  // A document has no empty fields, which a patch would have as nulls.
  texts: texts as TextsPatch,
  number,
  values: defined(values as Columns),
  below,
});

const extraOf = ({ texts, number, ...values }: NonNullable<WholeMenuItem['extras']>[number]) =>
  wholeOf({ texts, number }, values, []);

const itemOf =
  (photoAt: PhotoAt, list: string) =>
  ({ photo: _, texts, number, extras = [], ...values }: WholeMenuItem, index: number): Whole =>
    wholeOf(
      { texts, number },
      { ...values, photo_id: photoAt(`${list}/${index}/photo`) },
      extras.map(extraOf),
    );

const sectionOf =
  (photoAt: PhotoAt, list: string) =>
  ({ photo: _, texts, number, items = [], ...values }: WholeMenuSection, index: number): Whole =>
    wholeOf(
      { texts, number },
      { ...values, photo_id: photoAt(`${list}/${index}/photo`) },
      items.map(itemOf(photoAt, `${list}/${index}/items`)),
    );

const MENUS = '/data/attributes/menus';

/** The pictures of a list and of those under it, by their pointers. */
function photosIn(
  list: readonly (WholeMenu | WholeMenuSection | WholeMenuItem)[],
  pointer: string,
): [string, SentPhoto][] {
  return list.flatMap((one, index) => {
    const at = `${pointer}/${index}`;
    const own: [string, SentPhoto][] = one.photo
      ? [[`${at}/photo`, { photo: { resource: one.photo }, pointer: `${at}/photo` }]]
      : [];
    const sections = 'sections' in one ? photosIn(one.sections ?? [], `${at}/sections`) : [];
    const items = 'items' in one ? photosIn(one.items ?? [], `${at}/items`) : [];
    return [...own, ...sections, ...items];
  });
}

/** The menus as records to add, each with a public address that is free and the languages that are enabled in it. */
function wholesOf(
  { locales, menus }: WholeMenus,
  main: Locale,
  taken: Set<string>,
  photoAt: PhotoAt,
): Whole[] {
  const mains = { here: locales[0] ?? main, there: main };
  return menus.map(({ photo: _, texts, number, sections = [], ...values }, index) => {
    const slug = menuSlug(taken, values.slug);
    taken.add(slug);
    const enabled = values.locales.filter((code) => locales.includes(code));
    const own = { slug, locales: localesThere(enabled, mains), photo_id: photoAt(`${MENUS}/${index}/photo`) };
    const below = sections.map(sectionOf(photoAt, `${MENUS}/${index}/sections`));
    return wholeOf({ texts, number }, { ...values, ...own }, below);
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

/**
 * Takes a number for each record. Those of a venue that never had a record keep their former ones, by which guests may have stored
 * the address of a dish.
 */
async function numbersFor(db: Db, venueId: string, wholes: readonly Whole[]) {
  const size = sizeOf(wholes);
  const first = await takeNumbers(db, venueId, size);
  const former = first === 1 ? formerNumbers(wholes) : undefined;
  if (former) {
    const last = former.reduce((most, number) => Math.max(most, number), 0);
    if (last > size) await takeNumbers(db, venueId, last - size);
    return ({ number = 0 }: Whole) => number;
  }
  let next = first;
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
  const photos = await photoColumns(db, app, who.accountId, new Map(photosIn(wanted.menus, MENUS)));
  const photoAt: PhotoAt = (pointer) => photos.get(pointer)?.photo_id ?? null;
  const wholes = wholesOf(wanted, defaultLocale, await takenSlugs(db, venueId), photoAt);
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
