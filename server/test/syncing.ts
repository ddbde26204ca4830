import { call } from './client.ts';
import type { Owner } from './factories.ts';

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
