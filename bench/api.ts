import { DEMO_OWNER } from '../scripts/demo/account.ts';
import { call } from './load.ts';

/** Where the product's API lives under its origin. */
export const API = '/api/v1';

const JSON_API = 'application/vnd.api+json';

/** The headers of a call of the product's API with a token and, where it has one, a body. */
export const headersOf = (token: string) => ({ authorization: token, 'content-type': JSON_API });

/** The text of a body that carries some data. */
export const bodyOf = (data: unknown) => JSON.stringify({ data });

type Resource = { id: string; attributes: Record<string, unknown> };

/** Makes one call of the product's API and answers its data: a resource or several. Throws what the server said. */
export async function ask<D = Resource>(
  origin: string,
  token: string,
  path: string,
  method = 'GET',
  data?: unknown,
): Promise<D> {
  const body = data === undefined ? {} : { body: bodyOf(data) };
  const text = await call(origin, API + path, { method, headers: headersOf(token), ...body });
  return text === '' ? (undefined as D) : (JSON.parse(text).data as D);
}

async function tokenIn(response: Response): Promise<string> {
  const token = response.headers.get('authorization');
  if (!token) throw new Error(`no token: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  return token;
}

/** Signs the demo's owner in and answers a token. */
export async function signIn(origin: string): Promise<string> {
  const body = bodyOf({ type: 'users', attributes: { ...DEMO_OWNER, remember: true } });
  return tokenIn(
    await fetch(`${origin}${API}/sign_in`, { method: 'POST', headers: { 'content-type': JSON_API }, body }),
  );
}

/** A token for another venue of the same owner. */
export async function tokenFor(origin: string, token: string, venueId: string): Promise<string> {
  const path = `${API}/me/venues/${venueId}/sign_in`;
  return tokenIn(await fetch(origin + path, { method: 'PATCH', headers: { authorization: token } }));
}
