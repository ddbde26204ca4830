import { type Answered, call, tokenOf } from './client.ts';
import type { Owner, Place } from './factories.ts';

/** The path of an item. */
export const ITEM = '/me/menus/{menu}/sections/{section}/items/{item}';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Anybody with a token. */
export type By = Pick<Owner, 'token'>;

/** The status of an answer and the codes of its errors. */
export const codes = ({ status, errors }: Pick<Answered<'GET /me/venue'>, 'status' | 'errors'>) => [
  status,
  ...errors.map(({ code }) => code),
];

/** The body of a call about a person. */
export const users = (attributes: object, more: object = {}) => ({
  data: { type: 'users', attributes, ...more },
});

/** Signs somebody in. */
export const signIn = (
  { email, password }: Pick<Owner, 'email' | 'password'>,
  more: { remember?: boolean } = {},
  asking: { url?: string; headers?: Record<string, string> } = {},
) => call('POST /sign_in', { ...asking, body: users({ email, password, ...more }) });

/** Reads an item. */
export const readItem = ({ token }: By, params: Place) => call(`GET ${ITEM}`, { token, params });

/** Changes an item, `more` being its relationships. */
export const changeItem = (
  { token }: By,
  params: Place,
  attributes: object,
  more: { relationships?: object; headers?: Record<string, string> } = {},
) => {
  const { relationships = {}, headers = {} } = more;
  const data = { type: 'items', id: params.item, attributes, relationships };
  return call(`PATCH ${ITEM}`, { token, params, headers, body: { data } });
};

/** Puts an item into the bin. */
export const deleteItem = ({ token }: By, params: Place) => call(`DELETE ${ITEM}`, { token, params });

/** Moves an item to another section. */
export const moveItem = ({ token }: By, params: Place, section: string) =>
  call(`PATCH ${ITEM}/relationships/section`, {
    token,
    params,
    body: { data: { type: 'sections', id: section } },
  });

/** Changes a menu. */
export const changeMenu = ({ token }: By, menu: string, attributes: object) =>
  call('PATCH /me/menus/{menu}', {
    token,
    params: { menu },
    body: { data: { type: 'menus', id: menu, attributes } },
  });

/** Moves a menu to another venue. */
export const moveMenu = ({ token }: By, menu: string, venue: string) =>
  call('PATCH /me/menus/{menu}/relationships/venue', {
    token,
    params: { menu },
    body: { data: { type: 'venues', id: venue } },
  });

/** Copies menus to another venue. */
export const copyMenus = ({ token }: By, menus: readonly string[], venue: string) => {
  const data = menus.map((id) => ({ type: 'menus' as const, id }));
  return call('POST /me/venue/relationships/menus/copy', {
    token,
    body: { data: { type: 'venues', id: venue, relationships: { menus: { data } } } },
  });
};

/** The current venue's attributes. */
export const venueOf = async ({ token }: By) =>
  (await call('GET /me/venue', { token })).document.data.attributes;

/** Changes the current venue. */
export const changeVenue = ({ token }: By, attributes: object) =>
  call('PATCH /me/venue', { token, body: { data: { type: 'venues', attributes } } });

/** Switches to another venue of the account. */
export const tokenIn = async ({ token }: By, venue: string): Promise<By> => ({
  token: tokenOf(await call('PATCH /me/venues/{venue}/sign_in', { token, params: { venue } })),
});

/** Publishes the current venue. */
export const publish = ({ token }: By) => call('PUT /me/venue/publish', { token });

/** Undoes an activity. */
export const undo = ({ token }: By, activity: string, headers: Record<string, string> = {}) =>
  call('POST /me/activity/{activity}/undo', { token, params: { activity }, headers });

/** The addresses of a venue's cards before their language, as its published page names them. */
export async function cardsOf(owner: By): Promise<string> {
  const { menu_url } = await venueOf(owner);
  const html = await (await fetch(menu_url)).text();
  return /[^\s"=]+\/c\/[a-z0-9-]+\/[0-9a-f]{10}(?=-)/.exec(html)?.[0] ?? '';
}

/** The addresses of the cards that the pages of a menu's dishes name in a language. */
export async function dishCardsOf(owner: By, menu: string, numbers: readonly number[], lang = 'en') {
  const { menu_url } = await venueOf(owner);
  const cardIn = async (number: number) => {
    const html = await (await fetch(`${menu_url}/${menu}/${number}?lang=${lang}`)).text();
    return /[^\s"=]+\/c\/[\w/.-]+\.jpg/.exec(html)?.[0] ?? '';
  };
  return Promise.all(numbers.map(cardIn));
}
