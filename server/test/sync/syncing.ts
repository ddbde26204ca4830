import { tokenIn } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { aBranch, aVenue, type Owner, type Place } from '../tools/factories.ts';
import { type TreeRow, treeOf } from '../tools/tree.ts';

type By = Pick<Owner, 'token'>;

/** The body of a sync. */
const body = (attributes: object) => ({
  data: { type: 'venues', attributes: { sync: { type: 'now' }, ...attributes } },
});

/** Syncs the current venue to its branches, at once unless `more` says otherwise. */
export const syncNow = ({ token }: By, more: object = {}) =>
  call('PUT /me/venue/sync', { token, body: body(more) });

/** The number of the newest sync that a branch recorded. */
export async function newestSync({ token }: By): Promise<string> {
  const query = { 'fields[activities]': 'action,undoable', 'page[size]': 100 };
  const { document } = await call('GET /me/activity', { token, query });
  const found = document.data.find(({ attributes }) => attributes.action === 'sync' && attributes.undoable);
  if (!found) throw new Error('no sync is there to undo');
  return found.id;
}

/** The preview of a sync. */
export const previewSync = ({ token }: By, more: object = {}) =>
  call('POST /me/venue/sync/preview', { token, body: body(more) });

/** A new branch of the owner's venue, with a token for it. */
export async function branchOf(owner: By, attributes: object = {}) {
  const venueId = await aBranch(owner, attributes);
  return { ...(await tokenIn(owner, venueId)), venueId };
}

/** The copies in a branch of a menu, a section and an item. */
export async function copyOf({ venueId }: { venueId: string }, place: Place): Promise<Place> {
  const rows = (await treeOf(venueId)) as (TreeRow & { source_id?: string })[];
  const copy = (id: string) => rows.find(({ source_id }) => source_id === id)?.id ?? `no copy of ${id}`;
  return { menu: copy(place.menu), section: copy(place.section), item: copy(place.item) };
}

/** Makes a new venue the only branch, without a sync; answers its id. */
export async function takeBranch(owner: By): Promise<string> {
  const id = await aVenue(owner);
  await syncNow(owner, { sync: { type: 'manual' }, child_ids: [id] });
  return id;
}
