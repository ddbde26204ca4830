import type { Locale } from '@sofra/contract/languages/locales';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CATALOGUE } from '../catalogue/queries.ts';
import { type FieldErrors, hasErrors, refusedFields } from '../forms/field-errors.ts';
import { VersionConflict } from '../forms/version-conflict.ts';
import { call } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { isConnectionLost } from '../platform/connection.ts';
import { i18n } from '../platform/i18n.ts';
import { ifStill } from '../platform/if-match.ts';
import { type Recorded, tellFailure } from '../platform/query-client.ts';
import { countChange } from '../venues/publish-counter.ts';
import { readAnew, showWritten, writingScope } from './queries.ts';
import type { TreeNode } from './texts.ts';
import {
  changeBody,
  conflictingTexts,
  createBody,
  type Drafts,
  draftAt,
  type Write,
  writesOf,
} from './writes.ts';

/** Writes one translation, only while the record has the version. */
async function send(menu: string, write: Write, { isShown, version }: { isShown: boolean; version: number }) {
  const { id } = write;
  const still = ifStill(version);
  const { activity, document } = id
    ? await call('PATCH /me/menus/{menu}/translates/{translate}', {
        menu,
        translate: id,
        ...still,
        body: changeBody({ ...write, id }),
      })
    : await call('POST /me/menus/{menu}/translates', {
        menu,
        ...still,
        body: createBody(write, { enabled: isShown }),
      });
  return { activity, written: document.data };
}

const isStale = (error: unknown) =>
  error instanceof ApiError && (error.has('version_stale') || error.has('translation_exists'));

/** The number of times that a record which keeps changing under a save is read anew; then the save has failed. */
const MOST_READINGS = 3;

/** The parts of a record's save: its texts, the languages of the menu, and those shown in it. */
export type Saving = {
  node: TreeNode;
  drafts: Drafts;
  locales: readonly Locale[];
  shown: ReadonlySet<Locale>;
};

/** The server has refused texts; `errors` says why, by `keyOf`. */
export class RefusedTexts extends Error {
  readonly errors: FieldErrors;
  constructor(cause: unknown, errors: FieldErrors) {
    super('The texts were refused.', { cause });
    this.name = 'RefusedTexts';
    this.errors = errors;
  }
}

/**
 * Saves translations of a record, one call after the other: those saved before a failure stay saved. Another person's
 * change is not overwritten: fails with a `VersionConflict`, which the screen reports.
 */
export function useSaveTranslations(menu: string, venue: string) {
  const client = useQueryClient();
  const sendAll = async ({ node, drafts, locales, shown }: Saving, made: string[]) => {
    const versions = new Map(node.parts.map(({ record, version }) => [record, version]));
    for (const write of writesOf(node, locales, drafts)) {
      const { record, version } = write.part;
      const known = { isShown: shown.has(write.locale), version: versions.get(record) ?? version };
      const sent = await send(menu, write, known).catch((error: unknown) => {
        const { errors } = refusedFields(error, draftAt(write));
        throw hasErrors(errors) ? new RefusedTexts(error, errors) : error;
      });
      versions.set(record, sent.written.meta.version);
      await showWritten(client, menu, sent.written);
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
    scope: writingScope(menu),
    mutationFn: async (saving: Saving): Promise<Recorded> => {
      const made: string[] = [];
      await save(saving, made);
      return { activity: made.at(-1), earlier: made.slice(0, -1) };
    },
    onError: (error) => {
      // A lost connection has a sign of its own, and the save is repeated once it is back.
      if (isConnectionLost()) return;
      if (!(error instanceof VersionConflict))
        tellFailure(error instanceof RefusedTexts ? error.cause : error);
      return client.invalidateQueries({ queryKey: CATALOGUE });
    },
    meta: {
      // The same words for every text, so that a long sitting has one notice, which offers to undo the last one first.
      notice: () => i18n.t('translate.notices.saved'),
      tellsFailure: true,
    },
  });
}
