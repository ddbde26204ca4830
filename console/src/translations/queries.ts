import { PAGE } from '@sofra/contract/limits';
import type { Locale } from '@sofra/contract/locales';
import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { CATALOGUE } from '../catalogue/queries.ts';
import { api, call } from '../platform/api.ts';
import { i18n } from '../platform/i18n.ts';
import type { Recorded } from '../platform/query-client.ts';
import { countChange } from '../venues/publish-counter.ts';
import type { Part, Translation } from './texts.ts';
import { changeBody, createBody, type Problems, refusedTexts, type Write } from './writes.ts';

function pageQuery(menu: string, number: number) {
  return queryOptions({
    queryKey: [...CATALOGUE, 'translations', menu, number],
    queryFn: async ({ signal }) => {
      const query = { 'page[number]': number, 'page[size]': PAGE.maxSize };
      const { data, meta } = await api('GET /me/menus/{menu}/translates', { menu, query, signal });
      return { translations: data as Translation[], last: meta.last_page };
    },
  });
}

/** All translations of a menu, as far as they have come: the first page says how many more there are to ask for at once. */
export function useTranslations(menu: string) {
  const first = useQuery(pageQuery(menu, 1));
  const others = Array.from({ length: (first.data?.last ?? 1) - 1 }, (_, at) => pageQuery(menu, at + 2));
  const rest = useQueries({ queries: others });
  const pages = [first, ...rest];
  const failed = pages.find(({ data, error }) => !data && error);
  return {
    translations: pages.flatMap(({ data }) => data?.translations ?? []),
    isWhole: pages.every(({ data }) => data),
    error: failed?.error,
    retry: () => failed?.refetch(),
  };
}

/** Whether guests are to see a menu in a language; `known` is a translation in it, if there is one. */
export type Showing = { locale: Locale; title: Part; known: string | undefined; enabled: boolean };

/** Shows a menu in a language to guests or no longer: the tick is the whole menu's (ruling 35a). */
export function useShowing(menu: string) {
  return useMutation({
    mutationFn: ({ locale, title, known, enabled }: Showing): Promise<Recorded> =>
      known
        ? call('PATCH /me/menus/{menu}/translates/{translate}', {
            ...{ menu, translate: known },
            body: { data: { type: 'translates', id: known, attributes: { enabled } } },
          })
        : call('POST /me/menus/{menu}/translates', {
            menu,
            body: createBody({ part: title, locale, data: {} }, enabled),
          }),
    meta: { stale: [CATALOGUE], notice: () => i18n.t('translate.notices.shown'), counts: true },
  });
}

async function send(menu: string, write: Write, isShown: boolean): Promise<string | undefined> {
  const { id } = write;
  const { activity } = id
    ? await call('PATCH /me/menus/{menu}/translates/{translate}', {
        ...{ menu, translate: id },
        body: changeBody({ ...write, id }),
      })
    : await call('POST /me/menus/{menu}/translates', { menu, body: createBody(write, isShown) });
  return activity;
}

/** What is to be saved, and the languages that are shown in the menu. */
export type Saving = { writes: readonly Write[]; shown: ReadonlySet<Locale> };

type Hopes = { venue: string; onRefused: (problems: Problems) => void };

/** Saves translations, one call after the other: what was saved before one failed stays saved. */
export function useSaveTranslations(menu: string, { venue, onRefused }: Hopes) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ writes, shown }: Saving): Promise<Recorded> => {
      const made: string[] = [];
      for (const write of writes) {
        const activity = await send(menu, write, shown.has(write.locale)).catch((error: unknown) => {
          onRefused(refusedTexts(write, error));
          throw error;
        });
        if (activity === undefined) continue;
        made.push(activity);
        countChange(venue);
      }
      return { activity: made.at(-1), earlier: made.slice(0, -1) };
    },
    onError: () => client.invalidateQueries({ queryKey: CATALOGUE }),
    meta: { stale: [CATALOGUE], notice: () => i18n.t('translate.notices.saved') },
  });
}
