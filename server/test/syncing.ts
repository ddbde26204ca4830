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
