import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { DEMO_OWNER } from '../scripts/demo/account.ts';
import { ROOT } from '../scripts/run/processes.mjs';
import { apiCall, itemsPath, type Venue } from './fill.ts';
import { finished, send } from './load.ts';

const PICTURES = join(ROOT, 'server/assets/demo');
/** Guests and owners at once. */
const PEOPLE = 4;
const CODINGS = ['br', 'gzip', 'identity'];

/** The acts that happen in turn: as in a busy hour, guests ask most of the time. */
const TURNS = [
  ...['page', 'page', 'page', 'picture', 'page', 'page', 'list', 'page', 'json', 'page'],
  ...['page', 'picture', 'tree', 'page', 'patch', 'page', 'picture', 'card', 'page', 'page'],
] as const;
type Turn = (typeof TURNS)[number];

/** Each so many turns, one that takes long. */
const RARE = { publish: 151, upload: 97, login: 67 } as const;

type Act = Turn | keyof typeof RARE;

const oneOf = <T>(all: readonly T[], next: number): T => {
  const found = all[next % all.length];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};

/** Each act of a person, by its name; `next` tells which page, row or picture. */
function actsOf(origin: string, venue: Venue, paths: readonly string[], cards: readonly string[]) {
  const { token, lists, menu } = venue;
  const pictures = readdirSync(PICTURES).map((name) => readFileSync(join(PICTURES, name)));
  const acts: Record<Act, (next: number) => Promise<unknown>> = {
    page: (next) => {
      const query = `?lang=${oneOf(LOCALE_CODES, next)}`;
      const coding = oneOf(CODINGS, Math.floor(next / 7));
      return finished(origin, oneOf(venue.pages, next) + query, { 'accept-encoding': coding });
    },
    json: () => finished(origin, `/m/${venue.slug}.json`),
    picture: (next) => finished(origin, oneOf(paths, next), { accept: 'image/avif,image/webp' }),
    card: (next) => finished(origin, oneOf(cards, next)),
    list: () => send(origin, apiCall(token, '/me/menus')),
    tree: () => send(origin, apiCall(token, `/me/venue/draft?menu=${menu}`)),
    patch: (next) => {
      const list = oneOf(lists, next);
      const id = oneOf(list.ids, next);
      const attributes = { title: `Dish ${next}` };
      return send(
        origin,
        apiCall(token, `${itemsPath(list)}/${id}`, 'PATCH', { type: 'items', id, attributes }),
      );
    },
    publish: () => send(origin, apiCall(token, '/me/venue/publish', 'PUT')),
    upload: (next) => {
      const attributes = { data: oneOf(pictures, next).toString('base64'), filename: 'dish.jpg' };
      return send(origin, apiCall(token, '/direct_uploads', 'POST', { type: 'blobs', attributes }));
    },
    login: () => {
      const attributes = { ...DEMO_OWNER, remember: false };
      return send(origin, apiCall('', '/sign_in', 'POST', { type: 'users', attributes }));
    },
  };
  return acts;
}

/** Guests and owners who use a venue until a moment (`performance.now`), each one's next act after the answer to the last; answers how many. */
export async function mixedLoad(origin: string, venue: Venue, until: number): Promise<number> {
  const page = await send(origin, { path: `${venue.pages[0]}?lang=en` });
  const found = (pattern: RegExp) => [...new Set(page.match(pattern))];
  const acts = actsOf(origin, venue, found(/\/i\/\d+-\d+/g), found(/\/c\/[\w-]+\/[\w-]+\.jpg/g));
  const rare = Object.entries(RARE) as [keyof typeof RARE, number][];
  let next = 0;
  const person = async () => {
    while (performance.now() < until) {
      next += 1;
      const due = rare.find(([, every]) => next % every === 0)?.[0];
      await acts[due ?? oneOf(TURNS, next)](next);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, person));
  return next;
}
