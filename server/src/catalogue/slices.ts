import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { climb, type Node } from './tree.ts';

/** The most items of one statement on a large venue, so that others do not wait long for the only connection (decision 51). */
const SLICE_ITEMS = 1000;

/** A menu or a section, and the number of its items. */
export type Sized = { id: string; item_count: number };

/** Divides menus or sections, in their order, into slices for one statement each; none is divided itself. */
export function slicesOf(all: readonly Sized[]): string[][] {
  const slices: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { id, item_count } of all) {
    if (size + item_count > SLICE_ITEMS) {
      slices.push([]);
      size = 0;
    }
    slices.at(-1)?.push(id);
    size += item_count;
  }
  return slices;
}

/** Divides a list into slices of one size. */
export const inSlices = <T>(all: readonly T[], size = SLICE_ITEMS): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Milliseconds between two slices: what another call asks for in several statements has its answer before the next slice. */
const LET_OTHERS_MS = 25;

/** Works on slices, one after another, and lets others through in between. */
export async function eachSlice<T>(
  slices: readonly T[],
  work: (slice: T) => Promise<unknown>,
): Promise<void> {
  for (const [index, slice] of slices.entries()) {
    if (index > 0) await pause(LET_OTHERS_MS);
    await work(slice);
  }
}

/** The sections of a venue in slices, switched-off ones too. */
export async function sectionSlices(db: Db, venueId: string): Promise<string[][]> {
  const { rows } = await sql<Sized>`
    select sections.id, sections.item_count from ${climb('sections')}
    where menus.parent_id = ${venueId} and sections.deleted_at is null order by menus.position, sections.position`.execute(
    db,
  );
  return slicesOf(rows);
}

/** Whether the rows of a node are worked on in slices of their sections: menus and sections are few. */
export const isSliced = (node: Node): boolean => node === 'items' || node === 'extras';
