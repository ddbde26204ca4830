import { LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import {
  TRANSLATE_FIELDS,
  TRANSLATE_RELATIONSHIPS,
  type TranslateData,
  type TranslateType,
} from '@sofra/contract/catalogue/translations';
import type { Locale } from '@sofra/contract/languages/locales';
import { type FieldName, VIEWS } from '../catalogue/levels.ts';
import type { Place } from '../catalogue/place.ts';

/** A text of the main language as it was when it was translated, and as it is now. */
type ChangedSource = { before: string; after: string };

type ChangedSources = { [F in keyof TranslateData]?: ChangedSource | undefined };

/** A translation as the server lists it: the texts of one kind that a record has in one language. */
export type Translation = {
  id: string;
  attributes: {
    locale: Locale;
    /** Whether it is in the venue's main language. */
    default: boolean;
    enabled: boolean;
    translate_type: TranslateType;
    data: TranslateData;
    changed_sources?: ChangedSources | undefined;
    /** The texts of a machine that nobody has written since. */
    suggested?: readonly (keyof TranslateData)[] | undefined;
    /** Whether its title is the same in every language. */
    title_locked?: boolean | undefined;
  };
  /** The version of the record behind it. */
  meta: { version: number };
  relationships?: { [name: string]: { data?: { id: string } | null | undefined } | undefined } | undefined;
};

/** The texts of one kind in one language; the id is the translation's own. */
type Said = {
  id: string;
  data: TranslateData;
  changed?: ChangedSources | undefined;
  suggested?: readonly (keyof TranslateData)[] | undefined;
};

/** The owner of a translation, with its texts in every language that has some. */
export type Part = {
  type: TranslateType;
  record: string;
  version: number;
  /** Whether its title is the same in every language. */
  isLocked?: boolean | undefined;
  texts: Partial<Record<Locale, Said>>;
};

/** A record of the menu's tree: its title, its settings, and the extras of an item. */
export type TreeNode = { level: Level; id: string; parts: Part[] };

/** One text of a record that can be said in each language. */
export type TextField = { part: Part; name: keyof TranslateData };

const isLevel = (type: TranslateType): type is Level => type in LEVELS;

const recordOf = ({ attributes: { translate_type: type }, relationships }: Translation) =>
  relationships?.[TRANSLATE_RELATIONSHIPS[type]]?.data?.id ?? '';

/** The records behind the translations, in tree order; an extra belongs to the record before it. */
export function nodesOf(translations: readonly Translation[]): TreeNode[] {
  const nodes = new Map<string, TreeNode>();
  let node: TreeNode | undefined;
  for (const translation of translations) {
    const { translate_type: type, locale, data, changed_sources: changed } = translation.attributes;
    const { suggested, title_locked: isLocked } = translation.attributes;
    const record = recordOf(translation);
    if (isLevel(type)) {
      node = nodes.get(record) ?? { level: type, id: record, parts: [] };
      nodes.set(record, node);
    }
    if (!node) continue;
    const known = node.parts.find((part) => part.type === type && part.record === record);
    const { version } = translation.meta;
    const part: Part = known ?? { type, record, version, isLocked, texts: {} };
    if (!known) node.parts.push(part);
    part.texts[locale] = { id: translation.id, data, changed, suggested };
  }
  return [...nodes.values()];
}

/** The list with a translation as the server has written it; its record then has the version that it tells. */
export function withWritten(translations: readonly Translation[], written: Translation): Translation[] {
  const record = recordOf(written);
  const { translate_type: type } = written.attributes;
  const renewed = translations.map((each): Translation => {
    if (each.id === written.id) return written;
    return recordOf(each) === record ? { ...each, meta: written.meta } : each;
  });
  if (renewed.includes(written)) return renewed;
  const last = renewed.findLastIndex(
    (each) => recordOf(each) === record && each.attributes.translate_type === type,
  );
  return last < 0 ? renewed : renewed.toSpliced(last + 1, 0, written);
}

/** The languages that are shown in the menu. */
export const shownLocales = (translations: readonly Translation[]): Set<Locale> =>
  new Set(translations.flatMap(({ attributes: { enabled, locale } }) => (enabled ? [locale] : [])));

/** The texts of a record, as the editor of its level has them. */
export function fieldsOf({ level, parts }: TreeNode): TextField[] {
  const known: readonly FieldName[] = VIEWS[level].fields;
  return parts.flatMap((part) =>
    TRANSLATE_FIELDS[part.type].filter((name) => known.includes(name)).map((name) => ({ part, name })),
  );
}

/** Whether a record's title is the same in every language. */
export const isTitleLocked = ({ parts: [title] }: TreeNode): boolean => title?.isLocked === true;

/** The texts of a record that are translated: a locked title is not. */
export const translatedFieldsOf = (node: TreeNode): TextField[] =>
  fieldsOf(node).filter(({ part, name }) => !(part.isLocked && name === 'title'));

/** Whether a text in a language is a machine's, which no person has written or accepted yet. */
export const isSuggested = ({ part, name }: TextField, locale: Locale): boolean =>
  part.texts[locale]?.suggested?.includes(name) === true;

/** The number of a record's texts in a language that are a machine's. */
export const suggestedIn = (node: TreeNode, locale: Locale): number =>
  translatedFieldsOf(node).filter((field) => isSuggested(field, locale)).length;

/** A text in a language; empty if there is none. */
export const textIn = ({ part, name }: TextField, locale: Locale): string =>
  part.texts[locale]?.data[name] ?? '';

/** Whether any language has a text. */
export const isSaid = (field: TextField): boolean =>
  Object.values(field.part.texts).some(({ data }) => data[field.name]);

/** The texts of a record that the main language lacks although another one has them. */
export const lackingIn = (node: TreeNode, main: Locale): TextField[] =>
  fieldsOf(node).filter((field) => !textIn(field, main) && isSaid(field));

/** Whether a record has a text to translate: one of the main language, the first of `read`, or one that it lacks. */
export const hasSources = (node: TreeNode, [main, ...others]: readonly [Locale, ...Locale[]]): boolean =>
  lackingIn(node, main).length > 0 ||
  (others.length > 0 && translatedFieldsOf(node).some((field) => textIn(field, main)));

/**
 * The number of a record's texts that another language has and this one lacks: after a change of the main language it
 * may lack all.
 */
export const missingIn = (node: TreeNode, locale: Locale): number =>
  translatedFieldsOf(node).filter((field) => isSaid(field) && !textIn(field, locale)).length;

/** The source of a text in a language that has changed since; undefined for a text that is right or not there. */
export const changedSource = ({ part, name }: TextField, locale: Locale): ChangedSource | undefined =>
  part.texts[locale]?.changed?.[name];

/** The number of a record's texts in a language whose source has changed since. */
export const outdatedIn = (node: TreeNode, locale: Locale): number =>
  translatedFieldsOf(node).filter((field) => changedSource(field, locale)).length;

/** A text taken apart where it differs from another: what both begin and end with, in whole words, and what is between. */
export function difference(before: string, after: string) {
  const [was, is] = [before, after].map((text) => text.split(/(?<=\s)/u)) as [string[], string[]];
  const least = Math.min(was.length, is.length);
  let start = 0;
  while (start < least && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < least - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const between = (words: string[]) => words.slice(start, words.length - end).join('');
  return {
    start: is.slice(0, start).join(''),
    was: between(was),
    is: between(is),
    end: is.slice(is.length - end).join(''),
  };
}

/** A record's name: in the main language, or in any that has a title for it. */
export function titleOf({ parts: [title] }: TreeNode, main: Locale): string {
  const said = title ? [title.texts[main], ...Object.values(title.texts)] : [];
  return said.find((text) => text?.data.title)?.data.title ?? '';
}

/** The language that a record's title is said in. */
export function titleLocale({ parts: [title] }: TreeNode, main: Locale): Locale {
  if (!title || title.texts[main]?.data.title) return main;
  const said = Object.entries(title.texts).find(([, text]) => text.data.title);
  return (said?.[0] as Locale | undefined) ?? main;
}

/** The record that an address names; undefined when the menu has none of the id. */
export const findNode = (nodes: readonly TreeNode[], id: string): TreeNode | undefined =>
  nodes.find((node) => node.id === id);

/** The record that comes after another one in the tree and fulfils a condition. */
export const nextOf = (
  nodes: readonly TreeNode[],
  id: string,
  isMeant: (node: TreeNode) => boolean,
): TreeNode | undefined => nodes.slice(nodes.findIndex((node) => node.id === id) + 1).find(isMeant);

/** A section with its items, or the menu, which stands alone. */
export type Branch = { node: TreeNode; items: TreeNode[] };

/** The list that a record of a menu is in. */
export function placeIn(nodes: readonly TreeNode[], { level, id }: TreeNode, menu: string): Place {
  const branch = branchesOf(nodes).find(({ items }) => items.some((item) => item.id === id));
  const above = { menus: [], sections: [menu], items: [menu, branch?.node.id ?? ''] };
  return { level, above: above[level] };
}

/** The menu and its sections, each with the items that follow it. */
export function branchesOf(nodes: readonly TreeNode[]): Branch[] {
  const branches: Branch[] = [];
  for (const node of nodes) {
    const last = branches.at(-1);
    if (node.level === 'items' && last) last.items.push(node);
    else branches.push({ node, items: [] });
  }
  return branches;
}
