import type { Input, Route } from '../api/route.ts';
import { refuse } from '../platform/http/answer.ts';
import { changePublicly } from '../venues/public-change.ts';
import { hoursOf, setSoldOut, type Wanted } from './change.ts';
import { findSellable } from './find.ts';
import { presentRow, rowsById, soldOutRows } from './rows.ts';

const CHANGE = 'PATCH /me/venue/relationships/availabilities';

/** The records of a body. Refuses one that is named twice. */
function wantedIn({ data }: Input<typeof CHANGE>['body']): Wanted[] {
  const seen = new Set<string>();
  return data.map(({ id, attributes: { sold_out, until = null } }, index) => {
    const at = `/data/${index}`;
    if (seen.has(id)) refuse('duplicate_value', { pointer: `${at}/id` });
    seen.add(id);
    return { id, soldOut: sold_out, until, at };
  });
}

/** Routes to see what is sold out now, to find what may be, and to change it. */
export function soldOutRoutes(route: Route): void {
  route('GET /me/venue/availabilities', async ({ db, clock }, { who: { venue }, query: { q } }) => {
    const now = clock.now();
    const { zone, opening } = await hoursOf(db, venue.id, now);
    const rows =
      q === undefined ? await soldOutRows(db, venue.id, now) : await findSellable(db, venue, now, q);
    const data = rows.map((row) => presentRow(row, venue.defaultLocale));
    return { document: { data, meta: { opening: opening.toISOString(), time_zone: zone } } };
  });

  route(CHANGE, async (app, { who, body }) => {
    const { venue } = who;
    const now = app.clock.now();
    const wanted = wantedIn(body);
    let activity: number | undefined;
    await changePublicly(app, venue.id, async (db) => {
      activity = await setSoldOut(db, { who, now }, venue.id, wanted);
      return activity !== undefined;
    });
    const ids = wanted.map(({ id }) => id);
    const rows = await rowsById(app.db, venue.id, now, ids);
    const data = ids.flatMap((id) => rows.get(id) ?? []).map((row) => presentRow(row, venue.defaultLocale));
    return { document: { data }, activity };
  });
}
