/**
 * Fills a running server with a demo through the public API alone: an account, a venue in three languages, a menu of 10 sections
 * and 200 items, many with pictures, published. What is published stays as it is; a fill that was interrupted is finished. `SOFRA_URL`
 * says where the server is.
 */
import { DEMO_OWNER, findVenue, prepareVenue, signInOrUp } from './demo/account.ts';
import { type Api, apiAt, Refused } from './demo/api.ts';
import { buildMenu } from './demo/build.ts';
import { LARGE_MENU } from './demo/menu.ts';
import { sharedPictures } from './demo/pictures.ts';
import { translate } from './demo/translate.ts';

const origin = (process.env.SOFRA_URL ?? 'http://127.0.0.1:3000').replace(/\/+$/, '');

/** Fills and publishes the venue unless it is published already; answers its public address. */
async function fill(api: Api): Promise<unknown> {
  await signInOrUp(api);
  const found = await findVenue(api);
  if (found?.attributes.published_at) {
    console.log('The demo is there already. Nothing was changed.');
    return found.attributes.menu_url;
  }
  console.log('Filling the menu: 10 sections, 200 dishes, three languages.');
  const { id, attributes } = await prepareVenue(api);
  const menu = await buildMenu(api, LARGE_MENU, sharedPictures(api, LARGE_MENU.sections));
  await translate(api, id, menu);
  await api.send('PUT', '/me/venue/publish');
  return attributes.menu_url;
}

function failure(error: unknown): string {
  if (error instanceof Refused && error.codes.includes('email_taken'))
    return `${DEMO_OWNER.email} has an account here with another password. The demo needs a server without it.`;
  if (error instanceof Refused) return `The demo could not be filled. ${error.message}`;
  if (error instanceof TypeError)
    return `No server answers at ${origin}. Start it with "npm start", or say with SOFRA_URL where it is.`;
  throw error;
}

const began = performance.now();
try {
  const menu = await fill(apiAt(origin));
  console.log(`
Ready after ${Math.round((performance.now() - began) / 1000)} s.

  Sign in at   ${origin}/login
  E-mail       ${DEMO_OWNER.email}
  Password     ${DEMO_OWNER.password}
  The menu     ${menu}

Look at first:
  1. The menu as a guest reads it: open its address on a phone, change the language, open a dish.
  2. In the console, "My menus": change a price, press "Publish", and see it on the menu.
  3. In the console, "Branding": enable another theme and publish, and the menu has a new look.`);
} catch (error) {
  console.error(failure(error));
  process.exitCode = 1;
}
