import type { Locale } from '@sofra/contract/languages/locales';
import { notifyManager } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, hasErrors } from '../forms/field-errors.ts';
import type { Choices } from '../forms/three-way-merge.ts';
import { useKeptDraft } from '../forms/use-kept-draft.ts';
import { VersionConflict } from '../forms/version-conflict.ts';
import { isConnectionLost, onConnection } from '../platform/connection.ts';
import { i18n } from '../platform/i18n.ts';
import { RefusedTexts, useSaveTranslations } from './save.ts';
import { fieldsOf, type TextField, type TreeNode, titleOf } from './texts.ts';
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

/** The menu that is translated; the first of its languages is the main one. */
export type Menu = {
  id: string;
  venue: string;
  nodes: readonly TreeNode[];
  locales: readonly [Locale, ...Locale[]];
  shown: ReadonlySet<Locale>;
};

/** A record as it stands now, and its texts of which two people have made different ones. */
type Conflict = { node: TreeNode; texts: readonly TextConflict[] };

/** The typed texts, without the one that is still being written and those that something is wrong with. */
const finished = (drafts: Drafts, errors: FieldErrors, writing: string | undefined): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== writing && !(key in errors)));

const NO_DRAFTS = { values: {}, version: undefined };

function useInput() {
  const [drafts, setDrafts] = useState<Drafts>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [writing, setWriting] = useState<string>();
  const type = (field: TextField, locale: Locale, text: string) => {
    const key = keyOf(field, locale);
    setDrafts((before) => typed(before, field, locale, text));
    setErrors(({ [key]: _, ...others }) => others);
  };
  const addErrors = (found: FieldErrors) => setErrors((before) => ({ ...before, ...found }));
  return { drafts, setDrafts, errors, addErrors, writing, setWriting, type };
}

type Input = ReturnType<typeof useInput>;

/** The first record with something to be saved, and all that can be saved now. */
function firstFinished({ nodes, locales }: Menu, { drafts, errors, writing }: Input) {
  const sent = finished(drafts, errors, writing);
  if (Object.keys(sent).length === 0) return undefined;
  const node = nodes.find((each) => writesOf(each, locales, sent).length > 0);
  return node && { node, sent };
}

/** Whether what was typed for a record differs from what is saved. */
const hasDraft = (node: TreeNode, among: readonly Locale[], drafts: Drafts): boolean =>
  fieldsOf(node).some((field) => among.some((locale) => isChanged(field, locale, drafts)));

/** The rules that a record's texts break. */
const brokenIn = (node: TreeNode, locales: readonly Locale[], drafts: Drafts): FieldErrors =>
  brokenTextRules(writesOf(node, locales, drafts), i18n.language as Locale);

/** Saves what has been typed and left, one record after the other, and tells what has become of it. */
function useSavingBehind(menu: Menu, input: Input) {
  const { id, venue, locales, shown } = menu;
  const { setDrafts, addErrors } = input;
  const [conflict, setConflict] = useState<Conflict>();
  const [hasFailed, setFailed] = useState(false);
  const isLost = useSyncExternalStore(onConnection, isConnectionLost);
  const saver = useSaveTranslations(id, venue);
  // The saver tells a moment later that it has begun.
  const isSending = useRef(false);
  const settle = (change: () => void) => {
    isSending.current = false;
    change();
  };
  const fail = (error: unknown, sent: Drafts) => {
    if (error instanceof RefusedTexts) addErrors(error.errors);
    else if (error instanceof VersionConflict)
      setConflict({ node: error.current, texts: conflictingTexts(error.current, locales, sent) });
    else setFailed(!isConnectionLost());
  };
  const send = (node: TreeNode, sent: Drafts) => {
    const writes = writesOf(node, locales, sent);
    isSending.current = true;
    saver.mutate(
      { node, drafts: sent, locales, shown },
      {
        // The saved texts show first: a field without a draft would show the old one for a moment.
        onSuccess: () =>
          notifyManager.schedule(() => settle(() => setDrafts((now) => withoutSaved(now, writes)))),
        onError: (error) => settle(() => fail(error, sent)),
      },
    );
  };
  useEffect(() => {
    const found =
      isSending.current || isLost || hasFailed || conflict ? undefined : firstFinished(menu, input);
    if (!found) return;
    const broken = brokenIn(found.node, locales, found.sent);
    if (hasErrors(broken)) addErrors(broken);
    else send(found.node, found.sent);
  });
  const { isPending: isSaving } = saver;
  return { conflict, setConflict, hasFailed, setFailed, isLost, isSaving };
}

/** Keeps unsaved texts in the browser as forms do, and offers those that differ from what is saved by now. */
function useKeptDrafts(
  { id, nodes, locales }: Menu,
  drafts: Drafts,
  isChanged: boolean,
  onRestore: (kept: Drafts) => void,
) {
  const kept = useKeptDraft<Drafts>({
    key: `translate ${id}`,
    base: NO_DRAFTS,
    values: drafts,
    isChanged,
    onRestore: (_, mine) => onRestore({ ...mine, ...drafts }),
  });
  const isOpen = kept.offer && nodes.some((node) => hasDraft(node, locales, kept.offer?.mine as Drafts));
  return { ...kept, offer: isOpen ? kept.offer : undefined };
}

/**
 * The input for the records of a menu. Each text is saved behind once its field has been left. What can't be saved stays: it is
 * sent again when the connection is back, and else when the next field is left or the person asks.
 */
export function useDrafts(menu: Menu) {
  const { t } = useTranslation();
  const { locales } = menu;
  const input = useInput();
  const { drafts, setDrafts, errors, addErrors, setWriting, type } = input;
  const saving = useSavingBehind(menu, input);
  const { conflict, setConflict, setFailed } = saving;
  const retry = () => setFailed(false);
  /** Notes that a text is being written, which is not saved before it is left. */
  const enter = (field: TextField, locale: Locale) => setWriting(keyOf(field, locale));
  const leave = () => {
    setWriting(undefined);
    retry();
  };
  /** Shows the rules that a record's texts break; answers whether there are none. */
  const check = (node: TreeNode): boolean => {
    const broken = brokenIn(node, locales, drafts);
    addErrors(broken);
    return !hasErrors(broken);
  };
  /** Takes what was chosen of two people's texts. */
  const resolve = ({ texts }: Conflict, choices: Choices) => {
    setConflict(undefined);
    setDrafts(resolveDrafts(drafts, texts, choices));
  };
  const leaveConflict = ({ node, texts }: Conflict) => {
    const error = t('saving.conflict.title', { title: titleOf(node, locales[0]) });
    addErrors(Object.fromEntries(texts.map(({ field, locale }) => [keyOf(field, locale), error])));
    setConflict(undefined);
  };
  // The same until something is typed, so that the tree is not drawn again at each step.
  const isDirty = useCallback(
    (node: TreeNode, among: readonly Locale[] = locales) => hasDraft(node, among, drafts),
    [locales, drafts],
  );
  const hasUnsaved = Object.keys(drafts).length > 0 && menu.nodes.some((node) => isDirty(node));
  const kept = useKeptDrafts(menu, drafts, hasUnsaved, setDrafts);
  const { hasFailed, isLost, isSaving } = saving;
  return {
    menu: menu.id,
    main: locales[0],
    drafts,
    errors,
    type,
    enter,
    leave,
    check,
    retry,
    isDirty,
    hasUnsaved,
    kept,
    conflict,
    resolve,
    leaveConflict,
    hasFailed,
    isLost,
    isSaving,
  };
}

/** The input, and its save. */
export type Typing = ReturnType<typeof useDrafts>;
