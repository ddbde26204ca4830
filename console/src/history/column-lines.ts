import type { STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import { ITEM_FIELD_NAMES, ITEM_FIELDS, type ItemField } from '@sofra/contract/catalogue/item-fields';
import { isLocale, type Locale } from '@sofra/contract/languages/locales';
import { SHOWN_WITHOUT_CURRENCY } from '@sofra/contract/money/currencies';
import { TEXT_FIELDS } from '@sofra/contract/publishing/publishing';
import type { Schedule } from '@sofra/contract/schedules/schedules';
import { dietaryWord } from '@sofra/guest/phrases/dietary';
import { itemFieldWord } from '@sofra/guest/phrases/item-fields';
import { PLAIN_KINDS } from '../catalogue/plain-kinds.tsx';
import { scheduleWords } from '../catalogue/schedule-words.ts';
import { amountWords } from '../ui/format/amounts.ts';
import { capitalised } from '../ui/format/capitalised.ts';
import { languageName } from '../ui/format/language-name.ts';
import { listed } from '../ui/format/listed.ts';
import {
  type Change,
  isolated,
  type LineContext,
  NOTHING,
  nameOf,
  recordOf,
  type Texts,
  textOf,
  type Values,
} from './line-context.ts';

const quoted = (context: LineContext, text: string | undefined) => text && isolated(context, text);

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

const byMachine = (texts: Texts, locale: string) => (texts[locale]?.machine ?? []) as string[];

/** Whether a text of a machine has been accepted as it stands. */
const isAccepted = (before: Texts, after: Texts, locale: string): boolean =>
  byMachine(before, locale).some(
    (name) => !byMachine(after, locale).includes(name) && before[locale]?.[name] === after[locale]?.[name],
  );

function textLines(context: LineContext, change: Change, before: Texts, after: Texts): string[] {
  const { t } = context;
  const locales = Object.keys({ ...before, ...after });
  const accepted = locales
    .filter((locale) => isAccepted(before, after, locale))
    .map((locale) => {
      const language = languageName(locale, context.locale);
      return t('lines.accepted', { title: nameOf(context, change), language });
    });
  const written = locales.flatMap((locale) =>
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
  return [...written, ...accepted];
}

type Switch = 'disabled' | 'title_locked';

const switchLine =
  (column: Switch) =>
  (context: LineContext, change: Change, _was: unknown, is: unknown): string[] => [
    context.t(`lines.${column}.${is ? 'on' : 'off'}`, { title: nameOf(context, change) }),
  ];

type Formatter = (context: LineContext, change: Change, was: unknown, is: unknown) => string[];

function dietaryWords(locale: Locale, keys: unknown): string {
  const words = ((keys ?? []) as string[]).map((key) => capitalised(dietaryWord(key, locale)));
  return listed(words, locale);
}

const specialityLine: Formatter = (context, change, was, is) => {
  const [before = '', after = ''] = [was, is].map((keys) => dietaryWords(context.locale as Locale, keys));
  return [longLine(context, change, context.t('lines.fields.food_speciality'), before, after)];
};

/** What a dish states of ingredients is always told in full: somebody's health hangs on it. */
const statementLine =
  (list: (typeof STATEMENTS)[number]): Formatter =>
  (context, change, was, is) => {
    const [before, after] = [was, is].map((keys) =>
      isolated(context, dietaryWords(context.locale as Locale, keys) || NOTHING),
    );
    return [context.t(`lines.states.${list}`, { title: nameOf(context, change), before, after })];
  };

/** A check, or with an undo that it counts no more. */
const checkLine: Formatter = (context, change, was, is) => {
  const isLater = is !== null && (was === null || Date.parse(String(is)) > Date.parse(String(was)));
  return [context.t(`lines.checked.${isLater ? 'on' : 'off'}`, { title: nameOf(context, change) })];
};

const plainLine =
  (name: ItemField): Formatter =>
  (context, change, was, is) => {
    const field = itemFieldWord(name, context.locale as Locale);
    const title = nameOf(context, change);
    return [PLAIN_KINDS[ITEM_FIELDS[name]].line({ title, field, was, is }, context.t)];
  };

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
  ...Object.fromEntries(ITEM_FIELD_NAMES.map((field) => [field, plainLine(field)])),
  title_locked: switchLine('title_locked'),
  ingredient_warnings: statementLine('ingredient_warnings'),
  may_contain: statementLine('may_contain'),
  free_of: statementLine('free_of'),
  checked_at: checkLine,
  food_speciality: specialityLine,
  kind: (context, change) => [fieldLine(context, change, context.t('lines.fields.kind'))],
};

/** The lines of a record's changed columns: one for each, with what it was and is. */
export function columnLines(context: LineContext, change: Change, before: Values, after: Values): string[] {
  return Object.keys(after).flatMap((column) => {
    const [was, is] = [before[column] ?? null, after[column] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return FORMATTERS[column]?.(context, change, was, is) ?? [];
  });
}
