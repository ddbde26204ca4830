import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import { list } from '../../src/catalogue/read.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { anOwner, aPlace, lay, type Owner, type Place } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';
import { statementsIn } from '../tools/statements.ts';

const LONG = rounds(2000, 10_000);
const SIZE = 20;

type Step = {
  'Relation Name'?: string;
  'Index Name'?: string;
  Operation?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Step[];
};

const within = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(within)];

/** The steps that the database takes for those of some work's statements that have some words. */
async function stepsOf(db: Db, words: string, work: () => Promise<unknown>): Promise<Step[]> {
  const asked = await statementsIn(db, work);
  const steps: Step[] = [];
  for (const { sql: text, parameters } of asked.filter((query) => query.sql.includes(words))) {
    const explained = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Step }] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
    );
    steps.push(...within(explained.rows[0]?.['QUERY PLAN'][0].Plan as Step));
  }
  return steps;
}

/** How many rows of items the database reads to answer a page. */
async function rowsRead({ venueId }: Owner, { menu, section }: Place, offset: number): Promise<number> {
  const { db } = (await theServer()).app;
  const page = { offset, limit: SIZE };
  const steps = await stepsOf(db, 'items', () =>
    list(db, 'items', { venueId, above: [menu, section] }, page),
  );
  return steps
    .filter((step) => step['Relation Name'] === 'items')
    .reduce((sum, step) => sum + step['Actual Rows'] * step['Actual Loops'], 0);
}

test('every page of thousands of items is read without reading others', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await lay((await theServer()).app.db, place, LONG);
  for (const offset of [0, LONG / 2, LONG - SIZE]) {
    const read = await rowsRead(owner, place, offset);
    expect(read, `from ${offset}`).toBeGreaterThanOrEqual(SIZE);
    expect(read, `from ${offset}`).toBeLessThanOrEqual(2 * SIZE);
  }
});
