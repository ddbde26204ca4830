import { MINUTE } from '@sofra/contract/limits';
import type { MenuPart, Publication } from '@sofra/contract/publishing/publishing';
import type { Schedule } from '@sofra/contract/schedules/schedules';
import { usualWeek } from '@sofra/contract/schedules/schedules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../scripts/proof.ts';
import { item, menu, publication } from '../test/sample.ts';
import { aMenuSchedule, aSchedule } from '../test/schedules.ts';
import { type HiddenRow, hiddenRows } from './hidden-rows.ts';
import { renderPage } from './render.ts';
import { type DraftRow, venueRows } from './venue-rows.ts';
import { weekOf } from './week.ts';

const ZONES = ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Dubai'] as const;

/** Days around changes of the clocks, and a plain one. */
const DAYS = ['2026-03-28', '2026-10-25', '2026-11-01', '2026-04-04', '2026-06-17'];

type Plan = { schedule: Schedule; off: boolean };
type Plans = { menu: Plan; sections: { plan: Plan; items: Plan[] }[] }[];

const planOf = (schedule: fc.Arbitrary<Schedule>): fc.Arbitrary<Plan> =>
  fc.record({ schedule, off: fc.integer({ min: 0, max: 5 }).map((one) => one === 0) });

const plansAround = (day: string): fc.Arbitrary<Plans> => {
  const row = planOf(aSchedule);
  const section = fc.record({ plan: row, items: fc.array(row, { maxLength: 3 }) });
  return fc.array(
    fc.record({ menu: planOf(aMenuSchedule(day)), sections: fc.array(section, { maxLength: 3 }) }),
    { minLength: 1, maxLength: 3 },
  );
};

/** A venue by its plans: all of its rows, and the publication of those that are on. */
function venueOf(plans: Plans, zone: string) {
  const rows: DraftRow[] = [];
  let number = 0;
  const rowOf = (level: DraftRow['level'], parent: string | null, position: number, plan: Plan) => {
    number += 1;
    const id = `row-${number}`;
    rows.push({ level, id, parent, position, schedule: plan.schedule, off: plan.off });
    return { id, number };
  };
  const menus = plans.flatMap((plan, m): MenuPart[] => {
    const own = rowOf('menus', null, m + 1, plan.menu);
    const sections = plan.sections.flatMap((section, s) => {
      const under = rowOf('sections', own.id, s + 1, section.plan);
      const items = section.items.flatMap((one, i) => {
        const dish = rowOf('items', under.id, i + 1, one);
        return one.off ? [] : [{ ...item(i), ...dish, schedule: one.schedule }];
      });
      const { schedule } = section.plan;
      return section.plan.off ? [] : [{ ...under, texts: {}, schedule, photo: null, items }];
    });
    const { schedule } = plan.menu;
    return plan.menu.off ? [] : [{ ...menu(m, `menu-${m}`, 0, 0), ...own, schedule, sections }];
  });
  const base = publication();
  return { rows, publication: publication({ menus, venue: { ...base.venue, time_zone: zone } }) };
}

type Venue = { rows: DraftRow[]; publication: Publication };

function hiddenAt({ rows, publication: shown }: Venue, at: number): Map<string, HiddenRow> {
  const hidden = hiddenRows({
    publication: shown,
    rows: venueRows(shown, rows),
    marks: new Map(),
    zone: shown.venue.time_zone,
    now: new Date(at),
  });
  return new Map(hidden.map((one) => [one.row.id, one]));
}

/** The ids of the rows that the guests’ own pages show at a moment. */
function readByGuests({ publication: shown }: Venue, at: number): Set<string> {
  const ids = shown.menus.flatMap((one) => {
    const page = renderPage({
      publication: shown,
      page: { kind: 'menu', menuSlug: one.slug },
      locale: 'en',
      now: new Date(at),
      baseUrl: 'https://menus.example',
    });
    if (page.status !== 200) return [];
    const within = [...page.html.matchAll(/id="?(?:item-|s)(\d+)/g)].map(([, number]) => `row-${number}`);
    return [one.id, ...within];
  });
  return new Set(ids);
}

const someVenue = fc.constantFrom(...DAYS).chain((day) =>
  fc.record({
    venue: fc.tuple(plansAround(day), fc.constantFrom(...ZONES)).map(([plans, zone]) => venueOf(plans, zone)),
    at: fc.integer({ min: -3000, max: 3000 }).map((minutes) => Date.parse(day) + minutes * MINUTE),
    later: fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 6, maxLength: 6 }),
  }),
);

test('a row has a reason exactly when the guests’ pages don’t show it', () => {
  fc.assert(
    fc.property(someVenue, ({ venue, at }) => {
      const hidden = hiddenAt(venue, at);
      const shown = venue.rows.filter(({ id }) => !hidden.has(id)).map(({ id }) => id);
      expect(new Set(shown)).toEqual(readByGuests(venue, at));
    }),
    { numRuns: rounds(60, 3000) },
  );
});

test('a hidden row shows at its next moment and not before, and one without never again', () => {
  fc.assert(
    fc.property(someVenue, ({ venue, at, later }) => {
      for (const [id, { next, never, row }] of hiddenAt(venue, at)) {
        const isShown = (moment: number) => !hiddenAt(venue, moment).has(id);
        if (next) {
          expect(isShown(next.getTime())).toBe(true);
          const before = later.map((minutes) => at + ((next.getTime() - at) * minutes) / 40_001);
          for (const moment of [...before, next.getTime() - MINUTE])
            expect(isShown(Math.max(at, moment))).toBe(false);
        } else for (const minutes of later) expect(isShown(at + minutes * MINUTE)).toBe(false);
        if (never) expect([next, row.seen]).toEqual([null, true]);
      }
    }),
    { numRuns: rounds(20, 1000) },
  );
});

test('the week says for each minute whether the pages show a menu, and has gaps where they show none', () => {
  fc.assert(
    fc.property(someVenue, ({ venue: { publication: shown, rows }, at, later }) => {
      const { days, menus, gaps } = weekOf(shown.menus, shown.venue.time_zone, new Date(at));
      expect(days.filter((day) => day <= at).length).toBeGreaterThan(0);
      expect(days.at(-1)).toBeGreaterThan(at);
      const first = days[0] ?? 0;
      for (const minutes of [...later.map((some) => some % 10_000), 0]) {
        const moment = first + minutes * MINUTE;
        const hidden = hiddenAt({ publication: shown, rows }, moment);
        const covers = (span: { from: number; to: number }) => span.from <= moment && moment < span.to;
        for (const { menu: one, on } of menus) expect(on.some(covers)).toBe(!hidden.has(one.id));
        expect(gaps.some(covers)).toBe(menus.every(({ menu: one }) => hidden.has(one.id)));
      }
    }),
    { numRuns: rounds(50, 2000) },
  );
});

const ALWAYS: Schedule = { type: 'always' };
const on = (schedule: Schedule = ALWAYS): Plan => ({ schedule, off: false });
const off: Plan = { schedule: ALWAYS, off: true };

function weekWith(weekday: '0' | '6', from: string, to: string): Schedule {
  const data = usualWeek();
  for (const one of Object.values(data)) one.enabled = false;
  data[weekday] = { enabled: true, from, to, overnight: false };
  return { type: 'periodic', data };
}

const NO_DAYS = (() => {
  const data = usualWeek();
  for (const one of Object.values(data)) one.enabled = false;
  return { type: 'periodic', data } as const;
})();

const OVER: Schedule = {
  type: 'specific',
  data: { all_day: true, from: '2026-01-01 00:00', to: '2026-01-02 00:00' },
};

/** The reasons of a venue’s hidden rows on a Wednesday, in order. */
function reasons(plans: Plans, change: (venue: Venue) => Venue = (same) => same) {
  const venue = change(venueOf(plans, 'Europe/London'));
  return [...hiddenAt(venue, Date.parse('2026-06-17T12:00:00Z')).values()].map(
    ({ row, reason, never }) => `${row.id} ${reason}${never ? ` ${never}` : ''}`,
  );
}

test('what is switched off hides itself and all in it', () => {
  const menus = [
    {
      menu: on(),
      sections: [
        { plan: off, items: [on(), off] },
        { plan: on(), items: [on()] },
      ],
    },
  ];
  expect(reasons(menus)).toEqual(['row-2 off', 'row-3 above', 'row-4 off']);
});

test('a schedule hides what is in it, and what can never show says so where it is mended', () => {
  expect(reasons([{ menu: on(OVER), sections: [{ plan: on(), items: [on()] }] }])).toEqual([
    'row-1 schedule over',
    'row-2 above',
    'row-3 above',
  ]);
  const menus = [
    {
      menu: on(),
      sections: [
        { plan: on(weekWith('6', '10:00', '14:00')), items: [on(weekWith('6', '18:00', '20:00')), on()] },
        { plan: on(), items: [on(NO_DAYS), on()] },
        { plan: on(), items: [] },
      ],
    },
  ];
  expect(reasons(menus)).toEqual([
    'row-2 schedule',
    'row-3 schedule no_meeting',
    'row-4 above',
    'row-6 schedule no_days',
    'row-8 empty empty',
  ]);
});

test('what is not published yet is told apart from what is switched off', () => {
  const menus = [{ menu: on(), sections: [{ plan: on(), items: [on(), on()] }] }];
  const older = (venue: Venue): Venue => {
    const [first] = venue.publication.menus;
    const sections = first?.sections.map((section) => ({ ...section, items: section.items.slice(0, 1) }));
    return { ...venue, publication: { ...venue.publication, menus: [{ ...first, sections } as MenuPart] } };
  };
  expect(reasons(menus, older)).toEqual(['row-4 unpublished']);
});

test('a dish that is sold out says until when, while guests see it', () => {
  const venue = venueOf([{ menu: on(), sections: [{ plan: on(), items: [on(), on()] }] }], 'Europe/London');
  const [now, until] = [new Date('2026-06-17T12:00:00Z'), new Date('2026-06-18T08:00:00Z')];
  const rows = venueRows(venue.publication, venue.rows);
  const marks = new Map([['row-3', until]]);
  const given = { publication: venue.publication, rows, marks, zone: 'Europe/London' };
  expect(hiddenRows({ ...given, now })).toMatchObject([{ reason: 'sold_out', next: until, never: null }]);
  expect(hiddenRows({ ...given, now: until })).toEqual([]);
});

test('a week in which the clocks change has a day of 23 hours', () => {
  const { days } = weekOf([], 'Europe/London', new Date('2026-03-27T12:00:00Z'));
  const hours = days.slice(1).map((day, at) => (day - (days[at] ?? 0)) / (60 * MINUTE));
  expect(hours).toEqual([24, 24, 24, 24, 24, 24, 23]);
});
