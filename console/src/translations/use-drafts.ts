import type { Locale } from '@sofra/contract/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, hasErrors } from '../forms/field-errors.ts';
import type { Choices } from '../forms/three-way-merge.ts';
import { VersionConflict } from '../forms/version-conflict.ts';
import { useSaveTranslations } from './queries.ts';
import { fieldsOf, type TextField, type TreeNode } from './texts.ts';
import {
  brokenTextRules,
  conflictingTexts,
  type Drafts,
  isChanged,
  keyOf,
  resolveDrafts,
  type TextConflict,
  typed,
  withoutSaved,
  writesOf,
} from './writes.ts';

/** The menu that is translated. */
export type Menu = { id: string; venue: string; locales: readonly Locale[]; shown: ReadonlySet<Locale> };

/** A record as it stands now, and its texts of which two people have made different ones. */
type Conflict = { node: TreeNode; texts: readonly TextConflict[] };

/** The unsaved input for the records of a menu: switching between them loses nothing, and each is saved by itself. */
export function useDrafts({ id, venue, locales, shown }: Menu) {
  const { i18n } = useTranslation();
  const [drafts, setDrafts] = useState<Drafts>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<Conflict>();
  const saver = useSaveTranslations(id, venue, { onRefused: setErrors });
  const type = (field: TextField, locale: Locale, text: string) => {
    const key = keyOf(field, locale);
    setDrafts((before) => typed(before, field, locale, text));
    setErrors(({ [key]: _, ...others }) => others);
  };
  const send = (node: TreeNode, sent: Drafts) => {
    const writes = writesOf(node, locales, sent);
    const saving = { node, drafts: sent, locales, shown };
    saver.mutate(saving, {
      onSuccess: () => setDrafts((now) => withoutSaved(now, writes)),
      onError: (error) => {
        if (!(error instanceof VersionConflict)) return;
        const { current } = error;
        setConflict({ node: current, texts: conflictingTexts(current, locales, sent) });
      },
    });
  };
  /** Answers whether the rules let it be sent. */
  const save = (node: TreeNode): boolean => {
    const writes = writesOf(node, locales, drafts);
    const broken = brokenTextRules(writes, i18n.language as Locale);
    setErrors(broken);
    if (hasErrors(broken)) return false;
    if (writes.length > 0 && !saver.isPending) send(node, drafts);
    return true;
  };
  /** Saves what was chosen of two people's texts. */
  const resolve = ({ node, texts }: Conflict, choices: Choices) => {
    const resolved = resolveDrafts(drafts, texts, choices);
    setConflict(undefined);
    setDrafts(resolved);
    if (writesOf(node, locales, resolved).length > 0) send(node, resolved);
  };
  const isDirty = (node: TreeNode, locale?: Locale) =>
    fieldsOf(node).some((field) =>
      (locale ? [locale] : locales).some((each) => isChanged(field, each, drafts)),
    );
  const leaveConflict = () => setConflict(undefined);
  const { isPending: isSaving } = saver;
  return { menu: id, drafts, errors, type, save, isDirty, conflict, resolve, leaveConflict, isSaving };
}

/** The input, and its save. */
export type Typing = ReturnType<typeof useDrafts>;
