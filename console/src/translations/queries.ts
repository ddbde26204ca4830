import type { TranslateData } from '@sofra/contract/catalogue/translations';
import type { Locale } from '@sofra/contract/languages/locales';
import { PAGE } from '@sofra/contract/limits';
import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { CATALOGUE } from '../catalogue/queries.ts';
import { api, call } from '../platform/api.ts';
import { i18n } from '../platform/i18n.ts';
import { ifStill } from '../platform/if-match.ts';
import { type Recorded, tellFailure } from '../platform/query-client.ts';
import {
  findNode,
  nodesOf,
  type Part,
  shownLocales,
  type Translation,
  type TreeNode,
  withWritten,
} from './texts.ts';
import { createBody } from './writes.ts';

type Page = { translations: Translation[]; last: number };

const pagesKey = (menu: string) => [...CATALOGUE, 'translations', menu];

function pageQuery(menu: string, number: number) {
  return queryOptions({
    queryKey: [...pagesKey(menu), number],
    queryFn: async ({ signal }): Promise<Page> => {
      const query = { 'page[number]': number, 'page[size]': PAGE.maxSize };
      const { data, meta } = await api('GET /me/menus/{menu}/translates', { menu, query, signal });
      return { translations: data as Translation[], last: meta.last_page };
    },
  });
}

// One function for all renders, so that the records are put together once for each answer.
function joined(pages: UseQueryResult<Page>[]) {
  const translations = pages.flatMap(({ data }) => data?.translations ?? []);
  const failed = pages.find(({ data, error }) => !data && error);
  return {
    nodes: nodesOf(translations),
    shown: [...shownLocales(translations)],
    isWhole: pages.every(({ data }) => data),
    error: failed?.error,
    retry: () => failed?.refetch(),
  };
}

/** The records of a menu with all their texts, as far as they have come: the first page says how many more there are to ask for at once. */
export function useTranslations(menu: string) {
  const { data } = useQuery(pageQuery(menu, 1));
  const queries = Array.from({ length: data?.last ?? 1 }, (_, at) => pageQuery(menu, at + 1));
  return useQueries({ queries, combine: joined });
}

/** Whether guests are to see a menu, called `name`, in a language; `title` is what a first translation is made of. */
export type Showing = { locale: Locale; name: string; title: Part; enabled: boolean };

/** The translations of the menu, as far as they have been read. */
const knownTranslations = (client: QueryClient, menu: string): Translation[] =>
  client.getQueriesData<Page>({ queryKey: pagesKey(menu) }).flatMap(([, page]) => page?.translations ?? []);

/** Shows a menu in a language to guests or no longer: the tick is the whole menu's (rule 35a). */
export function useShowing(menu: string) {
  return useMutation({
    // One after the other: the tick before may have made what this one is to change.
    scope: { id: `showing,${menu}` },
    mutationFn: ({ locale, title, enabled }: Showing, { client }): Promise<Recorded> => {
      const known = knownTranslations(client, menu).find(
        ({ attributes }) => attributes.locale === locale,
      )?.id;
      return known
        ? call('PATCH /me/menus/{menu}/translates/{translate}', {
            menu,
            translate: known,
            body: { data: { type: 'translates', id: known, attributes: { enabled } } },
          })
        : call('POST /me/menus/{menu}/translates', {
            menu,
            body: createBody({ part: title, locale, data: {} }, { enabled }),
          });
    },
    meta: {
      stale: [CATALOGUE],
      notice: ({ name }: Showing) => i18n.t('translate.notices.shown', { title: name }),
      counts: true,
    },
  });
}

/** The scope of writes of a menu's texts, which run one after the other. */
export const writingScope = (menu: string) => ({ id: `translations,${menu}` });

/**
 * Shows what has been written without reading a long menu again; a reading on its way, which may be older, begins anew.
 */
export async function showWritten(client: QueryClient, menu: string, written: Translation): Promise<void> {
  const queryKey = pagesKey(menu);
  const isReading = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  client.setQueriesData<Page>(
    { queryKey },
    (page) => page && { ...page, translations: withWritten(page.translations, written) },
  );
  // Texts of the main language are the source of others, whose rows then tell something else.
  const refetchType = isReading || written.attributes.default ? 'active' : 'none';
  // Nobody waits for the answer: the text is there.
  client.invalidateQueries({ queryKey: CATALOGUE, refetchType }).catch(tellFailure);
}

/** Reads a record of a menu anew; undefined when it is no longer there. */
export async function readAnew(client: QueryClient, menu: string, id: string): Promise<TreeNode | undefined> {
  const read = (number: number) => client.fetchQuery({ ...pageQuery(menu, number), staleTime: 0 });
  const first = await read(1);
  const rest = await Promise.all(Array.from({ length: first.last - 1 }, (_, at) => read(at + 2)));
  return findNode(nodesOf([first, ...rest].flatMap(({ translations }) => translations)), id);
}

/** A text that is still right although its source has changed: `id` is its translation's, `name` its record's title. */
type Accepted = { id: string; data: TranslateData; name: string; version: number };

/**
 * Says that a text is still right, by writing it as it is, since the other text of the same translation may not be. Its record
 * must not have changed since it was shown.
 */
export function useAccept(menu: string) {
  return useMutation({
    scope: writingScope(menu),
    mutationFn: async ({ id, data, version }: Accepted, { client }): Promise<Recorded> => {
      // A save before this one may have given the record another version.
      const known = knownTranslations(client, menu).find((one) => one.id === id);
      const { activity, document } = await call('PATCH /me/menus/{menu}/translates/{translate}', {
        menu,
        translate: id,
        ...ifStill(known?.meta.version ?? version),
        body: { data: { type: 'translates', id, attributes: { data } } },
      });
      await showWritten(client, menu, document.data);
      return { activity };
    },
    onError: (_error, _accepted, _result, { client }) => client.invalidateQueries({ queryKey: CATALOGUE }),
    meta: {
      notice: ({ name }: Accepted) => i18n.t('translate.notices.accepted', { title: name }),
      counts: true,
    },
  });
}
