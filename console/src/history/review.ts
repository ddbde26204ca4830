import type { Locale } from '@sofra/contract/languages/locales';
import type { PublicationChange } from '@sofra/contract/publishing/publication-changes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api.ts';
import type { Answer } from '../platform/api-types.ts';
import { isolateAmongNames } from '../platform/isolate.ts';
import { amountWords } from '../ui/format/amounts.ts';
import { listed } from '../ui/format/listed.ts';
import { NOTHING, type Words } from './line-context.ts';
import { linesOf, toldAsActivity } from './lines.ts';

/** A record that a publication would change for guests. */
export type Reviewed = PublicationChange['attributes'] & { id: string };

/** Changes, as far as they are listed, and how many more there are. */
export type Listed = { changes: Reviewed[]; leftOut: number };

/** The changes that guests will see, and the tag of the draft that has them. */
export type Review = Listed & { tag: string | undefined };

/** The changes of an answer. */
export const listedIn = ({ data, meta }: Answer<'GET /me/venue/changes'>): Listed => ({
  changes: data.map(({ id, attributes }) => ({ id, ...attributes })),
  leftOut: meta.left_out,
});

/** The changes that a publication would bring to guests now. */
export const reviewQuery = queryOptions({
  queryKey: ['review'],
  queryFn: async ({ signal }): Promise<Review> => {
    const { document, etag } = await call('GET /me/venue/changes', { signal });
    return { ...listedIn(document), tag: etag ?? undefined };
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
    group.changes.push(change);
    groups.set(menu, group);
  }
  return [...groups.values()];
}

/** The fields of the venue that a review names: those that are told as they were and are, and those that are only named. */
const VENUE_FIELDS = {
  told: ['name', 'branch', 'phone', 'cuisine', 'slug'],
  named: ['time_zone', 'default_locale', 'extra_locales', 'map', 'external_profiles'],
} as const;

/** The fields of the venue that are others. */
function venueLines({ record_type, changes }: Reviewed, { t, locale }: Words): string[] {
  if (record_type !== 'venues') return [];
  const [{ before, after } = { before: null, after: null }] = changes.filter((one) => !one.after?.positions);
  if (!before || !after) return [];
  const said = (value: unknown) => isolateAmongNames(String(value ?? NOTHING), locale as Locale);
  const told = VENUE_FIELDS.told
    .filter((field) => field in after)
    .map((field) => {
      const sides = { before: said(before[field]), after: said(after[field]) };
      return t('review.venueField', { field: t(`review.fields.${field}`), ...sides });
    });
  const others = VENUE_FIELDS.named
    .filter((field) => field in after)
    .map((field) => t(`review.fields.${field}`));
  return others.length > 0 ? [...told, t('review.venue', { fields: listed(others, locale) })] : told;
}

/** The price of what guests did not see before. */
function priceLines({ title, changes, records, record_id }: Reviewed, { t, locale }: Words): string[] {
  const currency = records.find((one) => one.record_id === record_id)?.currency;
  const [price] = changes.flatMap(({ before, after }) => (before?.price ? [] : (after?.price ?? [])));
  if (!currency || price === undefined) return [];
  const isolated = (text: string) => isolateAmongNames(text, locale as Locale);
  const after = isolated(amountWords(String(price), currency, locale));
  return [t('lines.fieldNow', { field: t('lines.fields.price'), title: isolated(title ?? ''), after })];
}

/** A change in the words of the activity list: a line for each field, with what it was and will be. */
export function reviewLines(change: Reviewed, words: Words): string[] {
  const own = [...venueLines(change, words), ...priceLines(change, words)];
  const { record_type, record_id, title, records } = change;
  const changes = change.changes
    .filter(({ after }) => record_type !== 'venues' || after?.positions)
    .map(({ before, after, ...record }) => {
      const { price: _, ...shown } = after ?? {};
      return { ...record, before, after: before?.disabled ? shown : after };
    });
  if (changes.length === 0) return own;
  const activity = toldAsActivity({ action: 'update', record_type, record_id, title, changes, records });
  return [...linesOf(activity, { ...words, isFull: true }), ...own];
}

/** The titles above a change within its menu. */
export const placeOf = ({ above }: Reviewed): string => above.slice(1).join(' › ');
