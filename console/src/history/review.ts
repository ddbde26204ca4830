import type { publicationChange } from '@sofra/contract/publication-changes';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../platform/api.ts';
import { i18n } from '../platform/i18n.ts';
import { listed } from '../ui/format/listed.ts';
import type { Activity } from './activity.ts';
import type { Words } from './line-context.ts';
import { linesOf } from './lines.ts';

/** What a publication would change of one record. */
export type Reviewed = z.output<typeof publicationChange>['attributes'] & { id: string };

/** What a publication would change for guests now. */
export const reviewQuery = queryOptions({
  queryKey: ['review'],
  queryFn: async ({ signal }): Promise<Reviewed[]> => {
    const { data } = await api('GET /me/venue/changes', { signal });
    return data.map(({ id, attributes }) => ({ id, ...attributes }));
  },
  // Any change of the venue makes it another one.
  staleTime: 0,
  gcTime: 0,
});

/** The changes of a menu; those of the venue and its look have no menu. */
export type ReviewGroup = { menu: string | null; title: string | null; changes: Reviewed[] };

/** The changes by their menus, in the order that they come in. */
export function byMenu(changes: readonly Reviewed[]): ReviewGroup[] {
  const groups = new Map<string | null, ReviewGroup>();
  for (const change of changes) {
    const { menu, above, title } = change;
    const group = groups.get(menu) ?? { menu, title: menu && (above[0] ?? title), changes: [] };
    groups.set(menu, { ...group, changes: [...group.changes, change] });
  }
  return [...groups.values()];
}

/** The fields of the venue that a review names. */
const VENUE_FIELDS = [
  'name',
  'branch',
  'slug',
  'time_zone',
  'phone',
  'cuisine',
  'default_locale',
  'extra_locales',
  'map',
  'external_profiles',
] as const;

/** The fields of the venue that are others, in one line. */
function venueLines({ record_type, changes }: Reviewed, { t, locale }: Words): string[] {
  if (record_type !== 'venues') return [];
  const changed = VENUE_FIELDS.filter((field) => changes.some(({ after }) => after && field in after));
  const names = changed.map((field) => t(`review.fields.${field}`));
  return names.length > 0 ? [t('review.venue', { fields: listed(names, locale) })] : [];
}

/** A change in the words of the activity list: a line for each field, with what it was and will be. */
export function reviewLines(change: Reviewed, words: Words): string[] {
  const ofVenue = venueLines(change, words);
  const { record_type, record_id, title, records } = change;
  const changes = change.changes.filter(({ after }) => record_type !== 'venues' || after?.positions);
  if (changes.length === 0) return ofVenue;
  const activity: Activity = {
    id: record_id,
    at: change.at ?? '',
    actor: change.actor ?? '',
    support_actor: change.support_actor,
    venue: null,
    action: 'update',
    record_type,
    record_id,
    title,
    changes,
    records,
    undoable: false,
    undone: false,
    undoes: null,
  };
  return [...ofVenue, ...linesOf(activity, { ...words, isFull: true })];
}

/** The titles above a change within its menu. */
export const placeOf = ({ above }: Reviewed): string => above.slice(1).join(' › ');

/** What is said of the items that come or go with a record. */
export const beneathWords = ({ beneath }: Reviewed): string =>
  beneath > 0 ? i18n.t('review.beneath', { count: beneath }) : '';
