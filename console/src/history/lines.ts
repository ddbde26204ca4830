import { SHOWN_WITHOUT_CURRENCY } from '@sofra/contract/currencies';
import { isLocale, type Locale } from '@sofra/contract/locales';
import { TEXT_FIELDS } from '@sofra/contract/publishing';
import type { Schedule } from '@sofra/contract/schedules';
import { dietaryWord } from '@sofra/guest/phrases/dietary';
import type { TFunction } from 'i18next';
import { scheduleWords } from '../catalogue/schedule-words.ts';
import { isolateAmongNames } from '../platform/isolate.ts';
import { amountWords } from '../ui/format/amounts.ts';
import { capitalised } from '../ui/format/capitalised.ts';
import { languageName } from '../ui/format/language-name.ts';
import type { Activity } from './activity.ts';
import { optionNames } from './theme-options.ts';

type Change = Activity['changes'][number];
type Values = NonNullable<Change['before']>;
type Texts = Record<string, Record<string, unknown> | null>;

/**
 * The translator for an activity's lines, its language, and the venue's main language, which lines do not name. `isFull`:
 * long texts and lists stand in their lines too.
 */
export type Words = { t: TFunction; locale: string; mainLocale: string | undefined; isFull?: boolean };

type LineContext = Words & { activity: Activity };

const isolated = ({ locale }: LineContext, name: string) => isolateAmongNames(name, locale as Locale);

const recordOf = ({ activity }: LineContext, id: unknown) =>
  activity.records.find(({ record_id }) => record_id === id);

/** A record's name: the one that it has now, else the one that it had then. */
function nameOf(context: LineContext, { record_id, before, after }: Change): string {
  const known = recordOf(context, record_id)?.title;
  if (known) return isolated(context, known);
  const texts = Object.values({ ...(before?.texts as Texts), ...(after?.texts as Texts) });
  const then = texts.map((words) => words?.title).find((title) => typeof title === 'string');
  return isolated(context, then ?? context.activity.title ?? '');
}

const quoted = (context: LineContext, text: string | undefined) => text && isolated(context, text);

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function scheduleText({ t, locale }: LineContext, value: unknown): string {
  const { type, data = null } = value as { type: Schedule['type']; data?: never };
  return scheduleWords({ schedule_type: type, schedule_data: data }, t, locale).join('; ');
}

function amountText(context: LineContext, id: string, value: unknown): string {
  const currency = recordOf(context, id)?.currency ?? SHOWN_WITHOUT_CURRENCY;
  return isolated(context, amountWords(String(value), currency, context.locale));
}

/** A field's words before and after; without either, that it is another now. */
function fieldLine(
  context: LineContext,
  change: Change,
  field: string,
  before?: string,
  after?: string,
): string {
  const { t } = context;
  const named = { field, title: nameOf(context, change) };
  if (before !== undefined && after !== undefined) return t('lines.field', { ...named, before, after });
  if (after !== undefined) return t('lines.fieldNow', { ...named, after });
  return t('lines.fieldChanged', named);
}

const NOTHING = '–';

/** The signs of a long text that a line shows. */
const MOST_SIGNS = 120;

function shortened(text: string): string {
  const signs = [...text];
  return signs.length > MOST_SIGNS ? `${signs.slice(0, MOST_SIGNS - 1).join('')}…` : text;
}

/** A field that is too long for a line, which only says that it is another one unless the lines are full. */
function longLine(context: LineContext, change: Change, field: string, was: string, is: string): string {
  if (!context.isFull) return fieldLine(context, change, field);
  const [before, after] = [was, is].map((text) => isolated(context, shortened(text) || NOTHING));
  return fieldLine(context, change, field, before, after);
}

function textLines(context: LineContext, change: Change, before: Texts, after: Texts): string[] {
  const { t } = context;
  const locales = Object.keys({ ...before, ...after });
  return locales.flatMap((locale) =>
    TEXT_FIELDS.flatMap((name) => {
      const [was, is] = [textOf(before[locale]?.[name]), textOf(after[locale]?.[name])];
      if (was === is) return [];
      const field = t(`lines.fields.${name}`);
      const named =
        locale === context.mainLocale
          ? field
          : t('lines.inLanguage', { field, language: languageName(locale, context.locale) });
      return [
        name === 'title'
          ? fieldLine(context, change, named, quoted(context, was), quoted(context, is))
          : longLine(context, change, named, was ?? '', is ?? ''),
      ];
    }),
  );
}

type Switch = 'disabled' | 'is_new' | 'is_popular' | 'title_locked';

const switchLine =
  (column: Switch) =>
  (context: LineContext, change: Change, _was: unknown, is: unknown): string[] => [
    context.t(`lines.${column}.${is ? 'on' : 'off'}`, { title: nameOf(context, change) }),
  ];

const dietaryLine =
  (field: 'ingredient_warnings' | 'food_speciality') =>
  (context: LineContext, change: Change, was: unknown, is: unknown): string[] => {
    const locale = context.locale as Locale;
    const [before = '', after = ''] = [was, is].map((keys) =>
      new Intl.ListFormat(locale, { type: 'unit' }).format(
        ((keys ?? []) as string[]).map((key) => capitalised(dietaryWord(key, locale))),
      ),
    );
    return [longLine(context, change, context.t(`lines.fields.${field}`), before, after)];
  };

type Formatter = (context: LineContext, change: Change, was: unknown, is: unknown) => string[];

/** The formatter of each changed column. */
const FORMATTERS: Record<string, Formatter> = {
  texts: (context, change, was, is) => textLines(context, change, (was ?? {}) as Texts, (is ?? {}) as Texts),
  price: (context, change, was, is) => {
    const amount = (value: unknown) => amountText(context, change.record_id, value);
    return [fieldLine(context, change, context.t('lines.fields.price'), amount(was), amount(is))];
  },
  schedule: (context, change, was, is) => {
    const words = (value: unknown) => scheduleText(context, value);
    return [fieldLine(context, change, context.t('lines.fields.schedule'), words(was), words(is))];
  },
  currency: (context, change, was, is) => {
    const code = (value: unknown) => isolated(context, String(value).toUpperCase());
    return [fieldLine(context, change, context.t('lines.fields.currency'), code(was), code(is))];
  },
  photo_id: (context, change, was, is) => {
    const what = was === null ? 'added' : is === null ? 'removed' : 'changed';
    return [context.t(`lines.photo.${what}`, { title: nameOf(context, change) })];
  },
  locales: (context, change, was, is) => {
    const [before, after] = [was, is] as string[][];
    const lists = { on: [after, before], off: [before, after] } as const;
    return (['on', 'off'] as const).flatMap((way) => {
      const [one = [], other = []] = lists[way];
      const others = one.filter((code) => isLocale(code) && !other.includes(code));
      return others.map((code) =>
        context.t(`lines.language.${way}`, {
          language: languageName(String(code), context.locale),
          title: nameOf(context, change),
        }),
      );
    });
  },
  disabled: switchLine('disabled'),
  is_new: switchLine('is_new'),
  is_popular: switchLine('is_popular'),
  title_locked: switchLine('title_locked'),
  ingredient_warnings: dietaryLine('ingredient_warnings'),
  food_speciality: dietaryLine('food_speciality'),
  kind: (context, change) => [fieldLine(context, change, context.t('lines.fields.kind'))],
};

function columnLines(context: LineContext, change: Change, before: Values, after: Values): string[] {
  return Object.keys(after).flatMap((column) => {
    const [was, is] = [before[column] ?? null, after[column] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return FORMATTERS[column]?.(context, change, was, is) ?? [];
  });
}

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
  const named = { title: nameOf(context, change), parent: isolated(context, parent?.title ?? '') };
  if (!isThere && activity.action === 'purge') return t('lines.purged', named);
  const what = isThere ? (MADE[activity.action as keyof typeof MADE] ?? 'created') : 'deleted';
  const isInside = parent && parent.record_type !== 'venues' && what !== 'copied' && what !== 'restored';
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

function changeLines(context: LineContext, change: Change): string[] {
  const { before, after } = change;
  if (change.record_type === 'themes') return themeLines(context, change);
  if (change.record_type === 'brandings') return lookLines(context, change);
  if (!before || !after) return before || after ? [wholeLine(context, change, after !== null)] : [];
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
  // A record that was created whole says it for the records below it.
  const made = new Set(activity.changes.filter(({ before }) => !before).map(({ record_id }) => record_id));
  const told = activity.changes.filter(({ before, after }) => before || !made.has(String(after?.parent_id)));
  const lines = told.flatMap((change) => changeLines(context, change));
  return lines.length > 0
    ? lines
    : [t('lines.saved', { title: isolated(context, activity.records[0]?.title ?? activity.title ?? '') })];
}
