import type { Moment } from '@sofra/contract/publishing/moments';
import type { Publication, TextsByLocale } from '@sofra/contract/publishing/publishing';
import type { Side } from '@sofra/contract/publishing/sides';
import type { Span } from '@sofra/contract/schedules/spans';
import { type HiddenRow, hiddenRows } from '@sofra/guest/hidden-rows';
import { soldOutAt } from '@sofra/guest/sold-out';
import { venueRows } from '@sofra/guest/venue-rows';
import { shownMenu } from '@sofra/guest/visibility';
import { weekOf } from '@sofra/guest/week';
import { textsIn } from '../catalogue/present.ts';
import { instantAsked } from '../geography/instants.ts';
import type { AppContext } from '../platform/app-context.ts';
import { marksAtVenue } from '../sold-out/marks.ts';
import { draftPublication } from './draft.ts';
import { draftRows, draftTexts } from './draft-rows.ts';
import { publicationOf } from './publications.ts';

type TitleOf = (id: string) => string | null;

/** The titles of a publication’s menus, sections and items, and of rows that only the draft has. */
function titlesOf({ menus, venue }: Publication, others: ReadonlyMap<string, TextsByLocale>): TitleOf {
  const texts = new Map(others);
  for (const menu of menus) {
    texts.set(menu.id, menu.texts);
    for (const section of menu.sections) {
      texts.set(section.id, section.texts);
      for (const item of section.items) texts.set(item.id, item.texts);
    }
  }
  return (id) => textsIn(texts.get(id) ?? {}, venue.default_locale).title ?? null;
}

const iso = (at: Date | null) => at?.toISOString() ?? null;
const isoAt = (milliseconds: number) => new Date(milliseconds).toISOString();
const presentTimes = (spans: readonly Span[]) =>
  spans.map(({ from, to }) => ({ from: isoAt(from), to: isoAt(to) }));

function presentHidden({ row, above, reason, next, never }: HiddenRow, titleOf: TitleOf) {
  const { level, id, position, schedule } = row;
  const isTold = reason === 'schedule';
  return {
    record_type: level,
    id,
    title: titleOf(id),
    above: above.map((one) => titleOf(one.id) ?? ''),
    menu_id: above[0]?.id ?? null,
    section_id: above[1]?.id ?? null,
    position,
    reason,
    next: iso(next),
    never,
    schedule_type: isTold ? schedule.type : ('always' as const),
    schedule_data: isTold && schedule.type !== 'always' ? schedule.data : null,
  };
}

function menusAt(publication: Publication, now: Date, titleOf: TitleOf) {
  const { time_zone: zone } = publication.venue;
  const { days, menus, gaps } = weekOf(publication.menus, zone, now);
  return {
    days: days.map(isoAt),
    menus: menus.map(({ menu, on }) => ({
      id: menu.id,
      title: titleOf(menu.id),
      items: shownMenu(menu, zone, now)?.sections.reduce((sum, { items }) => sum + items.length, 0) ?? 0,
      on: presentTimes(on),
    })),
    gaps: presentTimes(gaps),
  };
}

/** The draft of a venue, or what its guests see: nothing before the first publication. */
async function sideOf({ db }: AppContext, venueId: string, side: Side): Promise<Publication> {
  const live = side === 'live' ? await publicationOf(db, venueId) : undefined;
  if (live) return live;
  const draft = await draftPublication(db, venueId);
  return side === 'live' ? { ...draft, menus: [] } : draft;
}

/** A venue as its guests see it at a moment, of the draft or live: now, unless a moment is asked for. */
export async function momentOf(
  app: AppContext,
  venueId: string,
  asked: { of: Side; at?: string | undefined },
): Promise<Moment> {
  const publication = await sideOf(app, venueId, asked.of);
  const { time_zone: zone } = publication.venue;
  const now = asked.at === undefined ? app.clock.now() : instantAsked(asked.at, zone, 'at');
  const rows = venueRows(publication, await draftRows(app.db, venueId));
  const marks = new Map(await marksAtVenue(app.db, venueId));
  const hidden = hiddenRows({ publication, rows, marks, zone, now });
  const unseen = hidden.flatMap(({ row }) => (row.seen ? [] : [row.id]));
  const titleOf = titlesOf(publication, await draftTexts(app.db, venueId, unseen));
  return {
    type: 'moments',
    id: venueId,
    attributes: {
      at: now.toISOString(),
      time_zone: zone,
      publication: publication.number,
      ...menusAt(publication, now, titleOf),
      hidden: hidden.map((one) => presentHidden(one, titleOf)),
      sold_out: [...soldOutAt(marks, now)],
    },
  };
}
