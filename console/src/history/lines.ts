import { SHOWN_WITHOUT_CURRENCY } from '@sofra/contract/currencies';
import { isLocale, type Locale } from '@sofra/contract/locales';
import type { Schedule } from '@sofra/contract/schedules';
import type { TFunction } from 'i18next';
import { scheduleWords } from '../catalogue/schedule-words.ts';
import { isolateAmongNames } from '../platform/isolate.ts';
import { amountWords } from '../ui/format/amounts.ts';
import { languageName } from '../ui/format/language-name.ts';
import type { Deed } from './queries.ts';

type Change = Deed['changes'][number];
type Values = NonNullable<Change['before']>;
type Texts = Record<string, Record<string, unknown> | null>;

/** What the words of lines are made with: the phrases, their language, and the venue's, whose texts need no naming. */
export type Words = { t: TFunction; locale: string; mainLocale: string | undefined };

type Telling = Words & { deed: Deed };

const kept = ({ locale }: Telling, name: string) => isolateAmongNames(name, locale as Locale);

const recordOf = ({ deed }: Telling, id: unknown) => deed.records.find(({ record_id }) => record_id === id);

/** A record's name: the one that it has now, else the one that it had then. */
function nameOf(telling: Telling, { record_id, before, after }: Change): string {
  const known = recordOf(telling, record_id)?.title;
  if (known) return kept(telling, known);
  const texts = Object.values({ ...(before?.texts as Texts), ...(after?.texts as Texts) });
  const then = texts.map((words) => words?.title).find((title) => typeof title === 'string');
  return kept(telling, then ?? telling.deed.title ?? '');
}

const quoted = (telling: Telling, text: string | undefined) => text && kept(telling, text);

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function scheduleText({ t, locale }: Telling, value: unknown): string {
  const { type, data = null } = value as { type: Schedule['type']; data?: never };
  return scheduleWords({ schedule_type: type, schedule_data: data }, t, locale).join('; ');
}

function amountText(telling: Telling, id: string, value: unknown): string {
  const currency = recordOf(telling, id)?.currency ?? SHOWN_WITHOUT_CURRENCY;
  return kept(telling, amountWords(String(value), currency, telling.locale));
}

/** A field's words before and after; without either, that it is another now. */
function fieldLine(telling: Telling, change: Change, field: string, before?: string, after?: string): string {
  const { t } = telling;
  const named = { field, title: nameOf(telling, change) };
  if (before !== undefined && after !== undefined) return t('lines.field', { ...named, before, after });
  if (after !== undefined) return t('lines.fieldNow', { ...named, after });
  return t('lines.fieldChanged', named);
}

/** Texts that are too long for a line are only said to be others. */
const TITLE_ONLY = ['title'];

function textLines(telling: Telling, change: Change, before: Texts, after: Texts): string[] {
  const { t } = telling;
  const locales = Object.keys({ ...before, ...after });
  return locales.flatMap((locale) =>
    (['title', 'description', 'note'] as const).flatMap((name) => {
      const [was, is] = [textOf(before[locale]?.[name]), textOf(after[locale]?.[name])];
      if (was === is) return [];
      const field = t(`lines.fields.${name}`);
      const named =
        locale === telling.mainLocale
          ? field
          : t('lines.inLanguage', { field, language: languageName(locale, telling.locale) });
      return [
        TITLE_ONLY.includes(name)
          ? fieldLine(telling, change, named, quoted(telling, was), quoted(telling, is))
          : fieldLine(telling, change, named),
      ];
    }),
  );
}

type Switch = 'disabled' | 'is_new' | 'is_popular';

const switchLine =
  (column: Switch) =>
  (telling: Telling, change: Change, _was: unknown, is: unknown): string[] => [
    telling.t(`lines.${column}.${is ? 'on' : 'off'}`, { title: nameOf(telling, change) }),
  ];

const changedLine =
  (field: 'ingredient_warnings' | 'food_speciality' | 'kind') => (telling: Telling, change: Change) => [
    fieldLine(telling, change, telling.t(`lines.fields.${field}`)),
  ];

type Teller = (telling: Telling, change: Change, was: unknown, is: unknown) => string[];

/** What is said of each column that is another now. */
const TELLERS: Record<string, Teller> = {
  texts: (telling, change, was, is) => textLines(telling, change, (was ?? {}) as Texts, (is ?? {}) as Texts),
  price: (telling, change, was, is) => {
    const amount = (value: unknown) => amountText(telling, change.record_id, value);
    return [fieldLine(telling, change, telling.t('lines.fields.price'), amount(was), amount(is))];
  },
  schedule: (telling, change, was, is) => {
    const words = (value: unknown) => scheduleText(telling, value);
    return [fieldLine(telling, change, telling.t('lines.fields.schedule'), words(was), words(is))];
  },
  currency: (telling, change, was, is) => {
    const code = (value: unknown) => kept(telling, String(value).toUpperCase());
    return [fieldLine(telling, change, telling.t('lines.fields.currency'), code(was), code(is))];
  },
  photo_id: (telling, change, was, is) => {
    const what = was === null ? 'added' : is === null ? 'removed' : 'changed';
    return [telling.t(`lines.photo.${what}`, { title: nameOf(telling, change) })];
  },
  locales: (telling, change, was, is) => {
    const [before, after] = [was, is] as string[][];
    const lists = { on: [after, before], off: [before, after] } as const;
    return (['on', 'off'] as const).flatMap((way) => {
      const [one = [], other = []] = lists[way];
      const others = one.filter((code) => isLocale(code) && !other.includes(code));
      return others.map((code) =>
        telling.t(`lines.language.${way}`, {
          language: languageName(String(code), telling.locale),
          title: nameOf(telling, change),
        }),
      );
    });
  },
  disabled: switchLine('disabled'),
  is_new: switchLine('is_new'),
  is_popular: switchLine('is_popular'),
  ingredient_warnings: changedLine('ingredient_warnings'),
  food_speciality: changedLine('food_speciality'),
  kind: changedLine('kind'),
};

function columnLines(telling: Telling, change: Change, before: Values, after: Values): string[] {
  return Object.keys(after).flatMap((column) => {
    const [was, is] = [before[column] ?? null, after[column] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return TELLERS[column]?.(telling, change, was, is) ?? [];
  });
}

function orderLines(telling: Telling, change: Change, before: Values, after: Values): string[] {
  const { t } = telling;
  const [was, is] = [before.positions, after.positions] as Record<string, number>[];
  const [moved, ...others] = Object.entries(is ?? {}).filter(([id, at]) => was?.[id] !== at);
  const title = recordOf(telling, moved?.[0])?.title;
  if (moved && title && others.length === 0)
    return [t('lines.position', { title: kept(telling, title), before: was?.[moved[0]], after: moved[1] })];
  const list = recordOf(telling, change.record_id)?.title;
  return [list ? t('lines.order', { list: kept(telling, list) }) : t('lines.orderOfAll')];
}

const MADE = { create: 'created', duplicate: 'copied', restore: 'restored' } as const;

function wholeLine(telling: Telling, change: Change, isThere: boolean): string {
  const { t, deed } = telling;
  const parent = recordOf(telling, (change.after ?? change.before)?.parent_id);
  const named = { title: nameOf(telling, change), parent: kept(telling, parent?.title ?? '') };
  if (!isThere && deed.action === 'purge') return t('lines.purged', named);
  const what = isThere ? (MADE[deed.action as keyof typeof MADE] ?? 'created') : 'deleted';
  const isInside = parent && parent.record_type !== 'venues' && what !== 'copied' && what !== 'restored';
  return t(`lines.${what}${isInside ? 'In' : ''}` as 'lines.created', named);
}

function changeLines(telling: Telling, change: Change): string[] {
  const { before, after } = change;
  if (!before || !after) return before || after ? [wholeLine(telling, change, after !== null)] : [];
  if (before.positions && after.positions) return orderLines(telling, change, before, after);
  if (before.parent_id && after.parent_id) {
    const [from, to] = [before, after].map((side) =>
      kept(telling, recordOf(telling, side.parent_id)?.title ?? ''),
    );
    return [telling.t('lines.moved', { title: nameOf(telling, change), from, to })];
  }
  return columnLines(telling, change, before, after);
}

const ACCOUNT = {
  venue_create: 'lines.account.venueCreated',
  venue_update: 'lines.account.venueChanged',
  profile_update: 'lines.account.profile',
  email_change: 'lines.account.email',
  password_change: 'lines.account.password',
  support_invite: 'lines.account.supportInvited',
  support_withdraw: 'lines.account.supportEnded',
} as const;

/** What an activity did, in words: a line for each thing, the first one first; never empty. */
export function linesOf(deed: Deed, words: Words): string[] {
  const telling = { ...words, deed };
  const { t } = words;
  const account = ACCOUNT[deed.action as keyof typeof ACCOUNT];
  if (account) return [t(account, { title: kept(telling, deed.title ?? deed.venue ?? '') })];
  // Of what came whole, what came under it says nothing new.
  const made = new Set(deed.changes.filter(({ before }) => !before).map(({ record_id }) => record_id));
  const told = deed.changes.filter(({ before, after }) => before || !made.has(String(after?.parent_id)));
  const lines = told.flatMap((change) => changeLines(telling, change));
  return lines.length > 0
    ? lines
    : [t('lines.saved', { title: kept(telling, deed.records[0]?.title ?? deed.title ?? '') })];
}
