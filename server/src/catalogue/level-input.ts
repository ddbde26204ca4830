import { LEVEL_NAMES, LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import type { Answer } from '../api/answer.ts';
import type { IfMatch } from '../api/versions.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { PageQuery } from '../platform/http/paging.ts';
import type { VenueWho } from '../sessions/who.ts';
import type { RecordWrite } from './record-input.ts';
import type { ParentPath } from './tree.ts';

// The calls of the three levels have one shape; what differs between them is in the levels table and in OPERATIONS.

/** The input of a call of any level, with its body. */
export type AnyInput<Body = { data: RecordWrite }> = {
  who: VenueWho;
  params: Record<string, string>;
  query: PageQuery & { [fields in `fields[${Level}]`]?: string[] | undefined };
  body: Body;
  ifMatch: IfMatch;
};

/** A call's handler at any level. */
export type AnyHandler<Body = { data: RecordWrite }> = (
  app: AppContext,
  input: AnyInput<Body>,
) => Promise<Answer>;

/** The parameters of each level's path that name the records above. */
const ABOVE = new Map(
  LEVEL_NAMES.map((level) => [
    level,
    [...LEVELS[level].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  ]),
);

/** The place of a call's list, by its path. */
export function placeOf({ who, params }: AnyInput<unknown>, level: Level): ParentPath {
  const names = ABOVE.get(level) ?? [];
  return { venueId: who.venue.id, above: names.map((name) => params[name] ?? '') };
}

/** The id of the record in a call's path. */
export const idOf = ({ params }: AnyInput<unknown>, level: Level): string =>
  params[LEVELS[level].singular] ?? '';
