import {
  TRANSLATE_RELATIONSHIPS,
  type TranslateData,
  translateChange,
} from '@sofra/contract/catalogue/translations';
import type { Locale } from '@sofra/contract/languages/locales';
import type { FieldErrors, FieldOf } from '../forms/field-errors.ts';
import { brokenRules, recordProblems } from '../forms/rules.ts';
import { type Choices, isConflict } from '../forms/three-way-merge.ts';
import { fieldsOf, type Part, type TextField, type TreeNode, textIn } from './texts.ts';

/** A text that has been typed, and the saved one that it was typed over. */
type Draft = { text: string; over: string };

/** Unsaved input, by `keyOf` of its text and language. */
export type Drafts = Readonly<Record<string, Draft>>;

/** The name of a text in a language among the drafts. */
export const keyOf = ({ part, name }: TextField, locale: Locale): string =>
  `${part.type}.${part.record}.${name}.${locale}`;

/** The value of a field: the input, or else the saved text. */
export const shownIn = (field: TextField, locale: Locale, drafts: Drafts): string =>
  drafts[keyOf(field, locale)]?.text ?? textIn(field, locale);

/** Whether what was typed for a text is another than the saved one. */
export const isChanged = (field: TextField, locale: Locale, drafts: Drafts): boolean =>
  shownIn(field, locale, drafts).trim() !== textIn(field, locale);

/** The drafts with what is typed now; one that has been saved as it stood begins anew. */
export function typed(drafts: Drafts, field: TextField, locale: Locale, text: string): Drafts {
  const key = keyOf(field, locale);
  const saved = textIn(field, locale);
  const before = drafts[key];
  const over = before && before.text.trim() !== saved ? before.over : saved;
  return { ...drafts, [key]: { text, over } };
}

/** A text in a language of which two people have made different ones since one of them began to type. */
export type TextConflict = { field: TextField; locale: Locale };

/** The texts of a record that another person has changed under unsaved input, to something else. */
export const conflictingTexts = (
  node: TreeNode,
  locales: readonly Locale[],
  drafts: Drafts,
): TextConflict[] =>
  locales.flatMap((locale) =>
    fieldsOf(node)
      .filter((field) => {
        const draft = drafts[keyOf(field, locale)];
        const theirs = textIn(field, locale);
        return draft && isConflict({ before: draft.over, mine: draft.text.trim(), theirs });
      })
      .map((field) => ({ field, locale })),
  );

/** The drafts once it has been chosen, by `keyOf`, whose texts stay: mine are then typed over theirs. */
export function resolveDrafts(drafts: Drafts, conflicts: readonly TextConflict[], choices: Choices): Drafts {
  const resolved = { ...drafts };
  for (const { field, locale } of conflicts) {
    const key = keyOf(field, locale);
    const draft = resolved[key];
    if (choices[key] === 'theirs') delete resolved[key];
    else if (draft) resolved[key] = { ...draft, over: textIn(field, locale) };
  }
  return resolved;
}

/** The texts of one translation that are to be saved; one that isn't there yet has no id. */
export type Write = { part: Part; locale: Locale; id: string | undefined; data: TranslateData };

function writeOf(part: Part, fields: readonly TextField[], locale: Locale, drafts: Drafts): Write[] {
  const changed = fields.filter((field) => field.part === part && isChanged(field, locale, drafts));
  if (changed.length === 0) return [];
  const data = Object.fromEntries(
    changed.map((field) => [field.name, shownIn(field, locale, drafts).trim()]),
  );
  return [{ part, locale, id: part.texts[locale]?.id, data }];
}

/** The writes that save a record's drafts: one translation for each kind of text and language. */
export function writesOf(node: TreeNode, locales: readonly Locale[], drafts: Drafts): Write[] {
  const fields = fieldsOf(node);
  return locales.flatMap((locale) => node.parts.flatMap((part) => writeOf(part, fields, locale, drafts)));
}

/** The record of the write call that changes a translation. */
export const changeBody = ({ id, data }: Write & { id: string }) => ({
  data: { type: 'translates' as const, id, attributes: { data } },
});

/** The record of the write call that makes a translation; `enabled` stays as it is for its language. */
export function createBody(
  { part: { type, record }, locale, data }: Pick<Write, 'part' | 'locale' | 'data'>,
  { enabled }: { enabled: boolean },
) {
  const relationships = { [TRANSLATE_RELATIONSHIPS[type]]: { data: { type, id: record } } };
  return { data: { type: 'translates' as const, attributes: { locale, enabled, data }, relationships } };
}

/** The record of the call that suggests a text, or without one the next missing texts of the menu. */
export function suggestionBody(locale: Locale, field: TextField | undefined, skip = 0) {
  const type = 'suggestions' as const;
  if (!field) return { data: { type, attributes: { locale, skip } } };
  const { part, name } = field;
  const relationships = {
    [TRANSLATE_RELATIONSHIPS[part.type]]: { data: { type: part.type, id: part.record } },
  };
  return { data: { type, attributes: { locale, fields: [name] }, relationships } };
}

/** The record of the call that accepts the suggestions of a record in a language, or without one those of the menu. */
export function acceptBody(locale: Locale, node: TreeNode | undefined) {
  const type = 'suggestions' as const;
  const attributes = { locale, accepted: true as const };
  if (!node) return { data: { type, attributes } };
  const relationships = {
    [TRANSLATE_RELATIONSHIPS[node.level]]: { data: { type: node.level, id: node.id } },
  };
  return { data: { type, attributes, relationships } };
}

const POINTER = /^\/data\/attributes\/data\/(\w+)$/;

/** The names of the drafts that the pointers into a write's body name. */
export const draftAt =
  ({ part, locale }: Write): FieldOf =>
  (pointer) => {
    const name = POINTER.exec(pointer)?.[1];
    return name && keyOf({ part, name: name as keyof TranslateData }, locale);
  };

/** The rules of the contract that what is to be saved breaks, by the names of the drafts. */
export function brokenTextRules(writes: readonly Write[], locale: Locale): FieldErrors {
  const broken = writes.map((write) => {
    const record = { type: 'translates', attributes: { data: write.data } };
    return brokenRules(recordProblems(translateChange, record), { fieldOf: draftAt(write), locale });
  });
  return Object.assign({}, ...broken);
}

/** The drafts without those that have been saved just as they stand; the others go on over what was saved. */
export function withoutSaved(drafts: Drafts, writes: readonly Write[]): Drafts {
  const saved = new Map(
    writes.flatMap(({ part, locale, data }) =>
      Object.entries(data).map(([name, text]) => [
        keyOf({ part, name: name as keyof TranslateData }, locale),
        text,
      ]),
    ),
  );
  const left = Object.entries(drafts).filter(([key, { text }]) => saved.get(key) !== text.trim());
  return Object.fromEntries(
    left.map(([key, draft]) => [key, { ...draft, over: saved.get(key) ?? draft.over }]),
  );
}
