import type { Activity } from './activity.ts';
import { columnLines } from './column-lines.ts';
import {
  type Change,
  isolated,
  type LineContext,
  nameOf,
  recordOf,
  textOf,
  type Values,
  type Words,
} from './line-context.ts';
import { optionNames } from './theme-options.ts';

function orderLines(context: LineContext, change: Change, before: Values, after: Values): string[] {
  const { t } = context;
  const [was, is] = [before.positions, after.positions] as Record<string, number>[];
  const [moved, ...others] = Object.entries(is ?? {}).filter(([id, at]) => was?.[id] !== at);
  const title = recordOf(context, moved?.[0])?.title;
  if (moved && title && others.length === 0)
    return [
      t('lines.position', { title: isolated(context, title), before: was?.[moved[0]], after: moved[1] }),
    ];
  const list = recordOf(context, change.record_id)?.title;
  return [list ? t('lines.order', { list: isolated(context, list) }) : t('lines.orderOfAll')];
}

const MADE = { create: 'created', duplicate: 'copied', restore: 'restored' } as const;

function wholeLine(context: LineContext, change: Change, isThere: boolean): string {
  const { t, activity } = context;
  const parent = recordOf(context, (change.after ?? change.before)?.parent_id);
  const from = recordOf(context, change.after?.from_venue)?.title;
  const named = { title: nameOf(context, change), parent: isolated(context, parent?.title ?? '') };
  if (from) return t('lines.copiedTo', { ...named, from: isolated(context, from) });
  if (!isThere && activity.action === 'purge') return t('lines.purged', named);
  const what = isThere ? (MADE[activity.action as keyof typeof MADE] ?? 'created') : 'deleted';
  // Of the menus of another venue it is said which one.
  const isNamed =
    parent && (parent.record_type !== 'venues' || (activity.venue && parent.title !== activity.venue));
  const isInside = isNamed && what !== 'copied' && what !== 'restored';
  return t(`lines.${what}${isInside ? 'In' : ''}` as 'lines.created', named);
}

/** The lines of a theme: what has come of it, its name, its looks, and whether it is on; that another is off then, needs none. */
function themeLines(context: LineContext, change: Change): string[] {
  const { t, activity } = context;
  const { before, after } = change;
  const then = (side: Change['before']) => isolated(context, textOf(side?.name) ?? '');
  const known = recordOf(context, change.record_id)?.title;
  const title = known ? isolated(context, known) : then(after) || then(before);
  if (!before) return [t(`lines.theme.${activity.action === 'create' ? 'created' : 'restored'}`, { title })];
  if (!after) return [t('lines.theme.deleted', { title })];
  const { name, enabled, ...looks } = after;
  const options = optionNames(t, before, looks);
  const changed = options
    ? t('lines.theme.changedIn', { title, options })
    : t('lines.theme.changed', { title });
  return [
    ...(name === undefined ? [] : [t('lines.theme.named', { before: then(before), after: then(after) })]),
    ...(Object.keys(looks).length > 0 ? [changed] : []),
    ...(enabled === true ? [t('lines.theme.on', { title })] : []),
  ];
}

const LOOK_PICTURES = ['logo_id', 'welcome_screen_id'] as const;

const lookLines = ({ t }: LineContext, { before, after }: Change): string[] =>
  LOOK_PICTURES.flatMap((picture) => {
    if (after?.[picture] === undefined) return [];
    const what = !before?.[picture] ? 'added' : after[picture] === null ? 'removed' : 'changed';
    return [t(`lines.look.${picture}.${what}`)];
  });

/** The line of what is sold out, or back, or sold out until another time. */
function soldOutLine(context: LineContext, change: Change, before: Values, after: Values): string {
  const what = !after.sold_out ? 'off' : before.sold_out ? 'until' : 'on';
  return context.t(`lines.sold_out.${what}`, { title: nameOf(context, change) });
}

function changeLines(context: LineContext, change: Change): string[] {
  const { before, after } = change;
  if (change.record_type === 'themes') return themeLines(context, change);
  if (change.record_type === 'brandings') return lookLines(context, change);
  if (!before || !after) return before || after ? [wholeLine(context, change, after !== null)] : [];
  if ('sold_out' in after) return [soldOutLine(context, change, before, after)];
  if (before.positions && after.positions) return orderLines(context, change, before, after);
  if (before.parent_id && after.parent_id) {
    const [from, to] = [before, after].map((side) =>
      isolated(context, recordOf(context, side.parent_id)?.title ?? ''),
    );
    return [context.t('lines.moved', { title: nameOf(context, change), from, to })];
  }
  return columnLines(context, change, before, after);
}

const ACCOUNT = {
  venue_create: 'lines.account.venueCreated',
  venue_update: 'lines.account.venueChanged',
  venue_delete: 'lines.account.venueDeleted',
  profile_update: 'lines.account.profile',
  email_change: 'lines.account.email',
  password_change: 'lines.account.password',
  support_invite: 'lines.account.supportInvited',
  support_withdraw: 'lines.account.supportEnded',
} as const;

/** The line of a sync: from where or to where, and how much came, changed and went. */
function syncLine(context: LineContext, what: 'from' | 'to'): string {
  const { t, activity } = context;
  const [about] = activity.changes;
  const counts = (about?.after ?? {}) as Record<'created' | 'updated' | 'removed', number>;
  const venue = isolated(context, recordOf(context, about?.record_id)?.title ?? activity.title ?? '');
  return t(`lines.sync.${what}`, { venue, ...counts });
}

const SYNCS = { sync: 'from', sync_branch: 'to' } as const;

/** The name of the record that activities are all about; undefined if they are about several. */
export function onlyNameIn(activities: readonly Activity[], words: Words): string | undefined {
  const [first] = activities;
  const changes = activities.flatMap((activity) => activity.changes);
  if (!first || changes.some(({ record_id }) => record_id !== first.record_id)) return undefined;
  const context = { ...words, activity: first };
  const title = recordOf(context, first.record_id)?.title;
  return title ? isolated(context, title) : undefined;
}

/** An activity's changes in words: a line for each, in their order; never empty. */
export function linesOf(activity: Activity, words: Words): string[] {
  const context = { ...words, activity };
  const { t } = words;
  const account = ACCOUNT[activity.action as keyof typeof ACCOUNT];
  if (account) {
    const venue = recordOf(context, activity.record_id)?.title ?? activity.title ?? activity.venue;
    return [t(account, { title: isolated(context, venue ?? '') })];
  }
  const sync = SYNCS[activity.action as keyof typeof SYNCS];
  if (sync) return [syncLine(context, sync)];
  if (activity.action === 'publication_restore')
    return [t('lines.publicationRestored', { number: activity.record_id })];
  // A record that was created whole says it for the records below it.
  const made = new Set(activity.changes.filter(({ before }) => !before).map(({ record_id }) => record_id));
  const told = activity.changes.filter(({ before, after }) => before || !made.has(String(after?.parent_id)));
  const lines = told.flatMap((change) => changeLines(context, change));
  return lines.length > 0
    ? lines
    : [t('lines.saved', { title: isolated(context, activity.records[0]?.title ?? activity.title ?? '') })];
}

type Told = Pick<Activity, 'action' | 'record_type' | 'record_id' | 'title' | 'changes' | 'records'>;

/** An activity of changes that nobody has made yet, for the words in which lines tell it. */
export const toldAsActivity = (told: Told): Activity => ({
  ...told,
  id: told.record_id,
  at: '',
  actor: '',
  support_actor: null,
  venue: null,
  undoable: false,
  undone: false,
  undoes: null,
});
