import { VENUE_FILE } from '@sofra/contract/limits';
import { api, call } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { failAfter, sendParts, takeBack, undoable } from '../platform/in-parts.ts';
import { jsonBytes, packed } from '../platform/packed.ts';
import type { Recorded } from '../platform/query-client.ts';
import type { VenueFile } from './read-file.ts';
import { type Uploading, uploadPictures } from './upload-pictures.ts';
import {
  type FileTheme,
  photosOf,
  picturesOf,
  type VenueDocument,
  type VenueLook,
  withPhotos,
} from './venue-document.ts';
import { detailsOf } from './write-file.ts';

/** The parts of a file that are taken beside its menus. */
export type Wanted = { details: boolean; look: boolean };

const changeVenue = (attributes: VenueDocument['venue']) =>
  call('PATCH /me/venue', { body: { data: { type: 'venues', attributes } } });

/**
 * Gives the venue the details of a file; its address stays where another venue has that of the file. Answers what gives it its own
 * again, since a change of a venue has no undo.
 */
async function takeDetails({ slug, ...details }: VenueDocument['venue']): Promise<() => Promise<unknown>> {
  const former = detailsOf(await api('GET /me/venue', {}));
  try {
    await changeVenue({ ...details, slug });
  } catch (error) {
    if (!(error instanceof ApiError && error.has('slug_taken'))) throw error;
    await changeVenue(details);
  }
  return () => changeVenue(former);
}

type Ids = ReadonlyMap<string, string>;
type Written = Pick<NonNullable<FileTheme['welcome']>, 'background_type' | 'attachment'>;

/** A background with its upload; one whose picture is not there is a colour. */
function withUpload<B extends Written>(one: B, ids: Ids): B {
  if (!one.attachment) return one;
  const resource = ids.get(one.attachment.resource ?? '');
  if (resource) return { ...one, attachment: { resource } };
  return { ...one, background_type: 'color' as const, attachment: null };
}

/** The enabled theme of a file as a new one of the venue. */
function takeTheme({ welcome, menu_themes, ...theme }: FileTheme, menuIds: readonly string[], ids: Ids) {
  const looks = menu_themes.flatMap(({ menu, ...look }) => {
    const menu_id = menu === null ? null : menuIds[menu];
    return menu_id === undefined ? [] : [{ ...withUpload(look, ids), menu_id }];
  });
  const attributes = {
    ...theme,
    enabled: true,
    ...(welcome && { welcome: withUpload(welcome, ids) }),
    menu_themes: looks,
  };
  return call('POST /me/branding/themes', { body: { data: { type: 'themes', attributes } } });
}

/** Switches the default theme on, which every venue has. */
async function enableDefault(): Promise<Recorded> {
  const { included = [] } = await api('GET /me/branding', {});
  const theme = included.find((one) => one.type === 'themes' && one.attributes.default);
  if (!theme) return { activity: undefined };
  return call('PATCH /me/branding/relationships/themes', {
    body: { data: [{ type: 'themes', id: theme.id, attributes: { enabled: true } }] },
  });
}

/** Gives the venue the look of a file; `note` hears of each change. */
async function takeLook(
  { theme, ...pictures }: VenueLook,
  menuIds: readonly string[],
  ids: Ids,
  note: (change: Recorded) => void,
): Promise<void> {
  const pictureOf = (use: keyof typeof pictures) => {
    const resource = ids.get(pictures[use] ?? '');
    return resource
      ? { [use]: { data: { type: 'attachments' as const, attributes: { resource_type: use, resource } } } }
      : {};
  };
  const relationships = { ...pictureOf('logo'), ...pictureOf('welcome_screen') };
  if (Object.keys(relationships).length > 0)
    note(await call('PATCH /me/branding', { body: { data: { type: 'brandings', relationships } } }));
  note(await (theme ? takeTheme(theme, menuIds, ids) : enableDefault()));
}

/** The outcome: the activities, and the pictures that could not be read. */
export type BroughtIn = Recorded & { unreadable: number };

/**
 * Brings a venue's file into the current venue: its pictures first, then its details where they are wanted, its menus, and its look where
 * that is wanted; menus and look have one undo. Given up, or where something is refused, what came before is taken back. Throws what
 * calls throw, the signal's reason, or `PartlyTakenBack`.
 */
export async function bringIn(file: VenueFile, wanted: Wanted, uploading: Uploading): Promise<BroughtIn> {
  const { document, pictures } = file;
  const { signal } = uploading;
  const named = [...photosOf(document.menus), ...(wanted.look ? picturesOf(document.look) : [])];
  const names = [...new Set(named)].filter((name) => pictures.has(name));
  const ids = await uploadPictures(file, names, uploading);
  signal.throwIfAborted();
  const giveBack = wanted.details ? await takeDetails(document.venue) : undefined;
  const made: string[] = [];
  const note = ({ activity, earlier = [] }: Recorded) => {
    made.push(...earlier, ...(activity ? [activity] : []));
  };
  const takeAllBack = () => takeBack(made).finally(giveBack);
  try {
    const { menuIds, ...recorded } = await addMenus(document, ids, { signal });
    note(recorded);
    signal.throwIfAborted();
    if (wanted.look) await takeLook(document.look, menuIds, ids, note);
    signal.throwIfAborted();
  } catch (error) {
    return failAfter(takeAllBack, error);
  }
  return { ...undoable(made), unreadable: names.length - ids.size };
}

/** The room of a call for menus, without what is around them. */
const CALL_BYTES = VENUE_FILE.maxCallBytes - 10_000;

/** Adds the menus of a file after those of the venue: as one change, or as several with one undo where they are more than a call takes. */
export async function addMenus(
  { locales, menus }: VenueDocument,
  ids: Ids,
  { mostBytes = CALL_BYTES, signal }: { mostBytes?: number; signal?: AbortSignal } = {},
) {
  const written = withPhotos(menus, (name) => ids.get(name) ?? null);
  const parts = packed(written, jsonBytes, { size: mostBytes });
  const send = (group: typeof written) => {
    const body = { data: { type: 'exports' as const, attributes: { locales, menus: group } } };
    return call('POST /me/venue/import', { body });
  };
  const { answers, ...recorded } = await sendParts(parts, send, signal && { signal });
  return { ...recorded, menuIds: answers.flatMap(({ document }) => document.data.map(({ id }) => id)) };
}
