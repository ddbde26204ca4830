import { ACTIVITY_KINDS, type ActivityKind } from '@sofra/contract/history/activity-kinds';
import { isId } from '../platform/paths.ts';

/** The filters of the activity list in its address: whose activities, and of which kind; by default all. */
export type ActivitySearch = { person?: string; kind?: ActivityKind };

/** Whether a word is a kind of activities. */
export const isKind = (word: unknown): word is ActivityKind =>
  (ACTIVITY_KINDS as readonly unknown[]).includes(word);

/** Reads what an address asks for; what can't be read counts as left out. */
export function readActivitySearch({ person, kind }: Record<string, unknown>): ActivitySearch {
  return {
    ...(typeof person === 'string' && isId(person) && { person }),
    ...(isKind(kind) && { kind }),
  };
}
