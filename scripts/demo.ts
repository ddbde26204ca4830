/**
 * Fills a running server with a demo through the public API alone: an account, a venue in three languages, a menu of 10 sections
 * and 200 items with pictures, published. Running it again adds only what is missing. `SOFRA_URL` says where the server is.
 * Pictures may be uploaded 30 a minute (ruling 37b): with the server's `RATE_LIMITS=off` it takes a minute or two, else eight.
 */
import { DEMO_OWNER, prepareVenue, signInOrUp } from './demo/account.ts';
import { apiAt } from './demo/api.ts';
import { buildMenu } from './demo/build.ts';
import { LARGE_MENU } from './demo/menu.ts';
import { translate } from './demo/translate.ts';

const origin = (process.env.SOFRA_URL ?? 'http://127.0.0.1:3000').replace(/\/+$/, '');
const api = apiAt(origin);

try {
  await signInOrUp(api);
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(
    `No server answers at ${origin}. Start it with "npm start", or say with SOFRA_URL where it is.`,
  );
  process.exit(1);
}
await prepareVenue(api);
console.log('Building the menu.');
const { id, records } = await buildMenu(api, LARGE_MENU);
console.log(`${await translate(api, id, records)} texts translated.`);
await api.send('PUT', '/me/venue/publish');
const venue = await api.read('/me/venue');

console.log(`
The demo is published:   ${venue.data.attributes.menu_url}
The console:             ${origin}
E-mail and password:     ${DEMO_OWNER.email}   ${DEMO_OWNER.password}`);
