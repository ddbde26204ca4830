import type { Locale } from '@sofra/contract/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chosen } from '../catalogue/sides.ts';
import { Overtaken, useSaveTranslations } from './queries.ts';
import { fieldsOf, type TextField, type TreeNode } from './texts.ts';
import {
  brokenRules,
  type Drafts,
  isChanged,
  keyOf,
  type Problems,
  settledDrafts,
  typed,
  withoutSaved,
  writesOf,
} from './writes.ts';

/** The menu that is translated. */
export type Menu = { id: string; venue: string; locales: readonly Locale[]; shown: ReadonlySet<Locale> };

/** What is typed for the records of a menu: going from one to another loses nothing, and each is saved by itself. */
export function useDrafts({ id, venue, locales, shown }: Menu) {
  const { i18n } = useTranslation();
  const [drafts, setDrafts] = useState<Drafts>({});
  const [problems, setProblems] = useState<Problems>({});
  const [clash, setClash] = useState<Overtaken>();
  const saver = useSaveTranslations(id, { venue, onRefused: setProblems });
  const type = (field: TextField, locale: Locale, text: string) => {
    const key = keyOf(field, locale);
    setDrafts((before) => typed(before, field, locale, text));
    setProblems(({ [key]: _, ...others }) => others);
  };
  const send = (node: TreeNode, sent: Drafts) => {
    const writes = writesOf(node, locales, sent);
    const saving = { node, drafts: sent, locales, shown };
    saver.mutate(saving, {
      onSuccess: () => setDrafts((now) => withoutSaved(now, writes)),
      onError: (error) => error instanceof Overtaken && setClash(error),
    });
  };
  /** Answers whether the rules let it be sent. */
  const save = (node: TreeNode): boolean => {
    const writes = writesOf(node, locales, drafts);
    const broken = brokenRules(writes, i18n.language as Locale);
    setProblems(broken);
    if (Object.keys(broken).length > 0) return false;
    if (writes.length > 0 && !saver.isPending) send(node, drafts);
    return true;
  };
  /** Saves what was chosen of two people's texts. */
  const settle = ({ node, clashes }: Overtaken, chosen: Chosen) => {
    const settled = settledDrafts(drafts, clashes, chosen);
    setClash(undefined);
    setDrafts(settled);
    if (writesOf(node, locales, settled).length > 0) send(node, settled);
  };
  const isDirty = (node: TreeNode, locale?: Locale) =>
    fieldsOf(node).some((field) =>
      (locale ? [locale] : locales).some((each) => isChanged(field, each, drafts)),
    );
  const leaveClash = () => setClash(undefined);
  return { drafts, problems, type, save, isDirty, clash, settle, leaveClash, isSaving: saver.isPending };
}

/** What is typed, and how it is saved. */
export type Typing = ReturnType<typeof useDrafts>;
