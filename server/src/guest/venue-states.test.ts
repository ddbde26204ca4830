import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { expect, test } from 'vitest';
import { publication } from '../../../guest/test/sample.ts';
import { systemClock } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { venueStates } from './venue-states.ts';

const VENUE = '6f0f64fb-95b2-4a8c-8f6b-2f4d3c3a8e11';
const OTHER = '0c1b7c64-0d53-4c0e-9d2c-7a0f6f6f5a22';

const { venue, branding } = publication();

const rowOf = (number: number) => ({
  venue_id: VENUE,
  slug: 'zaatar-house',
  name: 'Zaatar House',
  locales: ['en'],
  deleted: false,
  number,
  at: new Date('2026-11-21T12:00:00Z'),
  format: 1,
  venue: JSON.stringify(venue),
  branding: JSON.stringify(branding),
  parts: { venue: 'v', branding: 'b', menus: [] },
  sold_out: [],
});

/** A database that answers each reading when the test says so, in whatever order. */
function aSlowDatabase(): { db: Db; answers: ((number: number) => void)[] } {
  const answers: ((number: number) => void)[] = [];
  class SlowDriver extends DummyDriver {
    override async acquireConnection() {
      return {
        executeQuery: <R>() =>
          new Promise<QueryResult<R>>((done) => {
            answers.push((number) => done({ rows: [rowOf(number)] as R[] }));
          }),
        streamQuery: () => {
          throw new Error('nothing is streamed here');
        },
      };
    }
  }
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SlowDriver(),
      createIntrospector: (known) => new PostgresIntrospector(known),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }) as unknown as Db;
  return { db, answers };
}

test('an overtaken reading does not restore an older publication', async () => {
  const states = venueStates();
  const { db, answers } = aSlowDatabase();
  const first = states.load({ db, clock: systemClock(0) }, 'zaatar-house');
  await expect.poll(() => answers.length).toBe(1);
  states.doubt(OTHER);
  const second = states.load({ db, clock: systemClock(0) }, 'zaatar-house');
  await expect.poll(() => answers.length).toBe(2);
  // The venue publishes its second publication; the readings that are under way may have seen the first.
  states.doubt(VENUE);
  answers[1]?.(2);
  await second;
  answers[0]?.(1);
  await first;
  expect(states.find('zaatar-house')).toMatchObject({ number: 1, stale: true });
});
