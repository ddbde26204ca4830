import { call } from '../tools/client.ts';
import type { Owner } from '../tools/factories.ts';

/** Marks items and extras as sold out until a time, or until they are switched back. */
export function sellOut(
  { token }: Pick<Owner, 'token'>,
  ids: readonly string[],
  until: string | number | null = null,
) {
  const data = ids.map((id) => ({ type: 'availabilities', id, attributes: { sold_out: true, until } }));
  return call('PATCH /me/venue/relationships/availabilities', { token, body: { data } });
}

/** Switches items and extras back. */
export function bringBack({ token }: Pick<Owner, 'token'>, ids: readonly string[]) {
  const data = ids.map((id) => ({ type: 'availabilities', id, attributes: { sold_out: false } }));
  return call('PATCH /me/venue/relationships/availabilities', { token, body: { data } });
}
