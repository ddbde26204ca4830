import type { CallName } from '@sofra/contract/api/calls';
import { LEVELS } from '@sofra/contract/catalogue/levels';
import { call } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import type { Recorded } from '../platform/query-client.ts';
import { idsOf, named } from './calls.ts';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';

/** How records go to another list: from theirs, or as copies. */
export type Way = 'move' | 'copy';

/** Records in their other list, in the order in which they were named. */
export type Arrived = Recorded & { rows: Row[] };

/** Takes a record of a list under another parent: to a position in its list, or last. */
export async function moveRecord(
  place: Place,
  id: string,
  parent: string,
  position?: number,
): Promise<Arrived> {
  const { parent: word, parentType, path, singular } = LEVELS[place.level];
  const name = `PATCH ${path}/{${singular}}/relationships/${word}`;
  const meta = position === undefined ? undefined : { position };
  const body = { data: { type: parentType, id: parent, meta } };
  const { document, activity } = await call(name as CallName, { ...idsOf(place, id), body } as never);
  return { rows: [flatten(document as never) as Row], activity };
}

/**
 * Takes records of one list under another parent, last in its list, or copies menus there. One alone is moved by a call of its own,
 * which says it of the record itself when that is not there any more.
 */
export async function sendRecords(
  way: Way,
  place: Place,
  ids: readonly string[],
  parent: string,
): Promise<Arrived> {
  const [id = '', ...others] = ids;
  if (way === 'move' && others.length === 0) return moveRecord(place, id, parent);
  const { batch, parentType } = LEVELS[place.level];
  const relationships = { [place.level]: { data: named(place, ids) } };
  const body = { data: { type: parentType, id: parent, relationships } };
  const { document, activity } = await call(
    `POST ${batch}/${way}` as CallName,
    { ...idsOf(place), body } as never,
  );
  return { rows: flatten(document as never) as Row[], activity };
}
