import { PAGE } from '@sofra/contract/limits';
import { DEFAULT_LOCALE, type Locale } from '@sofra/contract/locales';
import type { TranslateData } from '@sofra/contract/translations';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { CATALOGUE } from '../catalogue/queries.ts';
import { type FieldErrors, refusedFields } from '../forms/field-errors.ts';
import { VersionConflict } from '../forms/version-conflict.ts';
import { api, call } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { i18n } from '../platform/i18n.ts';
import { type Recorded, tellFailure } from '../platform/query-client.ts';
import { countChange } from '../venues/publish-counter.ts';
import { findNode, nodesOf, type Part, type Translation, type TreeNode, titleOf } from './texts.ts';
import {
  changeBody,
  conflictingTexts,
  createBody,
  type Drafts,
  draftAt,
  type Write,
  writesOf,
} from './writes.ts';

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

/** Whether guests are to see a menu, called `name`, in a language; `title` is what a first translation is made of. */
export type Showing = { locale: Locale; name: string; title: Part; enabled: boolean };

/** A translation of the menu in the language, as far as they have been read. */
function knownIn(client: QueryClient, menu: string, locale: Locale): string | undefined {
  const pages = client.getQueriesData<Page>({ queryKey: pagesKey(menu) });
  return pages
    .flatMap(([, page]) => page?.translations ?? [])
    .find(({ attributes }) => attributes.locale === locale)?.id;
}

/** Shows a menu in a language to guests or no longer: the tick is the whole menu's (ruling 35a). */
export function useShowing(menu: string) {
  return useMutation({
    // One after the other: the tick before may have made what this one is to change.
    scope: { id: `showing,${menu}` },
    mutationFn: ({ locale, title, enabled }: Showing, { client }): Promise<Recorded> => {
      const known = knownIn(client, menu, locale);
      return known
        ? call('PATCH /me/menus/{menu}/translates/{translate}', {
            menu,
            translate: known,
            body: { data: { type: 'translates', id: known, attributes: { enabled } } },
          })
        : call('POST /me/menus/{menu}/translates', {
            menu,
            body: createBody({ part: title, locale, data: {} }, enabled),
          });
    },
    meta: {
      stale: [CATALOGUE],
      notice: ({ name }: Showing) => i18n.t('translate.notices.shown', { title: name }),
      counts: true,
    },
  });
}

const wordOf = (version: number) => `"${version}-"`;

/** Writes one translation, only while the record has the version; answers the version that it has then. */
async function send(menu: string, write: Write, { isShown, version }: { isShown: boolean; version: number }) {
  const { id } = write;
  const ifMatch = wordOf(version);
  const { activity, document } = id
    ? await call('PATCH /me/menus/{menu}/translates/{translate}', {
        menu,
        translate: id,
        ifMatch,
        body: changeBody({ ...write, id }),
      })
    : await call('POST /me/menus/{menu}/translates', { menu, ifMatch, body: createBody(write, isShown) });
  return { activity, version: document.data.meta.version };
}

/** A text that is still right although its source has changed: `id` is its translation's, `name` its record's title. */
type Accepted = { id: string; data: TranslateData; name: string; version: number };

/**
 * Says that a text is still right, by writing it as it is, since the other text of the same translation may not be. Its record
 * must not have changed since it was shown.
 */
export function useAccept(menu: string) {
  return useMutation({
    mutationFn: ({ id, data, version }: Accepted): Promise<Recorded> =>
      call('PATCH /me/menus/{menu}/translates/{translate}', {
        menu,
        translate: id,
        ifMatch: wordOf(version),
        body: { data: { type: 'translates', id, attributes: { data } } },
      }),
    meta: {
      stale: [CATALOGUE],
      notice: ({ name }: Accepted) => i18n.t('translate.notices.accepted', { title: name }),
      counts: true,
    },
  });
}

const isStale = (error: unknown) =>
  error instanceof ApiError && (error.has('version_stale') || error.has('translation_exists'));

async function readAnew(client: QueryClient, menu: string, id: string): Promise<TreeNode | undefined> {
  const read = (number: number) => client.fetchQuery({ ...pageQuery(menu, number), staleTime: 0 });
  const first = await read(1);
  const rest = await Promise.all(Array.from({ length: first.last - 1 }, (_, at) => read(at + 2)));
  return findNode(nodesOf([first, ...rest].flatMap(({ translations }) => translations)), id);
}

/** The number of times that a record which keeps changing under a save is read anew; then the save has failed. */
const MOST_READINGS = 3;

/** The parts of a record's save: its texts, the languages of the menu, and those shown in it. */
export type Saving = {
  node: TreeNode;
  drafts: Drafts;
  locales: readonly Locale[];
  shown: ReadonlySet<Locale>;
};

type SaveCallbacks = { onRefused: (errors: FieldErrors) => void };

/**
 * Saves translations of a record, one call after the other: those saved before a failure stay saved. Another person's
 * change is not overwritten: fails with a `VersionConflict`, which the screen reports.
 */
export function useSaveTranslations(menu: string, venue: string, { onRefused }: SaveCallbacks) {
  const client = useQueryClient();
  const sendAll = async ({ node, drafts, locales, shown }: Saving, made: string[]) => {
    const versions = new Map(node.parts.map(({ record, version }) => [record, version]));
    for (const write of writesOf(node, locales, drafts)) {
      const { record, version } = write.part;
      const known = { isShown: shown.has(write.locale), version: versions.get(record) ?? version };
      const sent = await send(menu, write, known).catch((error: unknown) => {
        onRefused(refusedFields(error, draftAt(write)).errors);
        throw error;
      });
      versions.set(record, sent.version);
      if (sent.activity === undefined) continue;
      made.push(sent.activity);
      countChange(venue);
    }
  };
  const save = async (saving: Saving, made: string[], readings = 0): Promise<void> => {
    const conflicts = conflictingTexts(saving.node, saving.locales, saving.drafts);
    if (conflicts.length > 0) throw new VersionConflict(saving.node);
    try {
      await sendAll(saving, made);
    } catch (error) {
      const node =
        isStale(error) && readings < MOST_READINGS && (await readAnew(client, menu, saving.node.id));
      if (!node) throw error;
      await save({ ...saving, node }, made, readings + 1);
    }
  };
  return useMutation({
    mutationFn: async (saving: Saving): Promise<Recorded> => {
      const made: string[] = [];
      await save(saving, made);
      return { activity: made.at(-1), earlier: made.slice(0, -1) };
    },
    onError: (error) => {
      if (!(error instanceof VersionConflict)) tellFailure(error);
      return client.invalidateQueries({ queryKey: CATALOGUE });
    },
    meta: {
      stale: [CATALOGUE],
      notice: ({ node, locales: [main = DEFAULT_LOCALE] }: Saving) =>
        i18n.t('translate.notices.saved', { title: titleOf(node, main) }),
      tellsFailure: true,
    },
  });
}
