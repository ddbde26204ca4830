import { SUGGESTIONS_META } from '@sofra/contract/catalogue/suggestions-meta';
import type { Locale } from '@sofra/contract/languages/locales';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CATALOGUE } from '../catalogue/queries.ts';
import { call } from '../platform/api.ts';
import { i18n } from '../platform/i18n.ts';
import { type Recorded, tellFailure } from '../platform/query-client.ts';
import { countChange } from '../venues/publish-counter.ts';
import { venueQuery } from '../venues/venues.ts';
import { showWritten, writingScope } from './queries.ts';
import type { TextField, TreeNode } from './texts.ts';
import { acceptBody, suggestionBody } from './writes.ts';

/** Whether the installation has a translation service, so that suggestions are offered. */
export const hasTranslationService = (): boolean =>
  document.querySelector(`meta[name=${SUGGESTIONS_META}]`) !== null;

/** The result of suggestions: how many texts were stored, and how many did not fit their fields. */
type Suggested = Recorded & { stored: number; unfit: number };

/** The notice of suggestions; nothing that was asked for is passed over in silence. */
const noticeOf = (_asked: unknown, { stored, unfit }: Suggested): string =>
  [
    i18n.t('translate.notices.suggested', { count: stored }),
    ...(unfit > 0 ? [i18n.t('translate.notices.unfit', { count: unfit })] : []),
  ].join(' ');

type Asked = { field: TextField; locale: Locale };

/** Suggests one text. What is being typed meanwhile stays. */
export function useSuggestion(menu: string) {
  return useMutation({
    mutationFn: async ({ field, locale }: Asked, { client }): Promise<Suggested> => {
      const body = suggestionBody(locale, field);
      const { activity, document } = await call('POST /me/menus/{menu}/suggestions', { menu, body });
      const { data, meta } = document;
      for (const written of data) await showWritten(client, menu, written);
      return { activity, stored: meta.stored, unfit: meta.unfit.length };
    },
    meta: { notice: noticeOf, counts: true },
  });
}

type AllOf = { locale: Locale; node: TreeNode | undefined };

/** Accepts all suggestions of a record, or of the menu, in a language as they stand. */
export function useAcceptAll(menu: string) {
  return useMutation({
    // A save under way goes first, so that its text is not taken for a suggestion.
    scope: writingScope(menu),
    mutationFn: async ({ locale, node }: AllOf): Promise<Recorded & { accepted: number }> => {
      const body = acceptBody(locale, node);
      const { activity, document } = await call('PATCH /me/menus/{menu}/suggestions', { menu, body });
      return { activity, accepted: document.meta.accepted };
    },
    meta: {
      stale: [CATALOGUE],
      notice: (_asked: AllOf, { accepted }: { accepted: number }) =>
        i18n.t('translate.notices.acceptedAll', { count: accepted }),
      counts: true,
    },
  });
}

/** How far a run of suggestions is, in texts. */
export type Run = { locale: Locale; done: number; total: number; isStopping: boolean };

/**
 * Suggests all that a menu lacks in a language, part by part. A run that is stopped ends after its part, and so does one whose
 * page is left; what has been stored stays, and can be undone.
 */
export function useSuggestAll(menu: string) {
  const client = useQueryClient();
  const { data: venue } = useQuery(venueQuery);
  const [run, setRun] = useState<Run>();
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
    setRun((now) => now && { ...now, isStopping: true });
  };
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const suggestAll = async (locale: Locale, made: string[]) => {
    let [stored, unfit, left] = [0, 0, 1];
    while (left > 0 && !isStopped.current) {
      const body = suggestionBody(locale, undefined, unfit);
      const { activity, document } = await call('POST /me/menus/{menu}/suggestions', { menu, body });
      const { meta } = document;
      stored += meta.stored;
      unfit += meta.unfit.length;
      left = meta.left;
      const done = stored + unfit;
      setRun((now) => now && { ...now, done, total: done + left });
      if (activity === undefined) continue;
      made.push(activity);
      if (venue) countChange(venue.id);
      client.invalidateQueries({ queryKey: CATALOGUE }).catch(tellFailure);
    }
    return { stored, unfit };
  };
  const suggesting = useMutation({
    mutationFn: async ({ locale, missing }: { locale: Locale; missing: number }): Promise<Suggested> => {
      isStopped.current = false;
      setRun({ locale, done: 0, total: missing, isStopping: false });
      const made: string[] = [];
      const { stored, unfit } = await suggestAll(locale, made);
      return { activity: made.at(-1), earlier: made.slice(0, -1), stored, unfit };
    },
    onSettled: () => setRun(undefined),
    // A run that was asked for in vain knew less than the server.
    meta: { stale: [CATALOGUE], notice: noticeOf },
  });
  return { run, start: suggesting.mutate, stop };
}
