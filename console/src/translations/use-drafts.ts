import type { Locale } from '@sofra/contract/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveTranslations } from './queries.ts';
import { fieldsOf, type TextField, type TreeNode } from './texts.ts';
import {
  brokenRules,
  type Drafts,
  isChanged,
  keyOf,
  type Problems,
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
  const saving = useSaveTranslations(id, { venue, onRefused: setProblems });
  const type = (field: TextField, locale: Locale, text: string) => {
    const key = keyOf(field, locale);
    setDrafts((before) => ({ ...before, [key]: text }));
    setProblems(({ [key]: _, ...others }) => others);
  };
  /** Answers whether the rules let it be sent. */
  const save = (node: TreeNode): boolean => {
    const writes = writesOf(node, locales, drafts);
    const broken = brokenRules(writes, i18n.language as Locale);
    setProblems(broken);
    if (Object.keys(broken).length > 0) return false;
    if (writes.length > 0 && !saving.isPending)
      saving.mutate({ writes, shown }, { onSuccess: () => setDrafts((now) => withoutSaved(now, writes)) });
    return true;
  };
  const isDirty = (node: TreeNode, locale?: Locale) =>
    fieldsOf(node).some((field) =>
      (locale ? [locale] : locales).some((each) => isChanged(field, each, drafts)),
    );
  return { drafts, problems, type, save, isDirty, isSaving: saving.isPending };
}

/** What is typed, and how it is saved. */
export type Typing = ReturnType<typeof useDrafts>;
