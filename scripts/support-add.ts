/**
 * Adds a person of support, or creates a new password link for one:
 * `npm run support:add -- sami@example.com Sami Haddad`. It reads the same settings as the server, which may run or not.
 */
import { email } from '@sofra/contract/api/fields';
import { PRODUCT_NAME, TEXT } from '@sofra/contract/limits';
import { systemClock } from '../server/src/platform/clock.ts';
import { connect } from '../server/src/platform/database/connection.ts';
import { type Env, readEnv } from '../server/src/platform/env.ts';
import { createHttp } from '../server/src/platform/http/http.ts';
import { readSecret } from '../server/src/platform/secret.ts';
import { askServer } from '../server/src/support/operator-door.ts';
import { addSupporter, type NewSupporter, ofCustomer } from '../server/src/support/supporters.ts';

const USAGE = 'npm run support:add -- address [first name] [last name]';

function wantedBy([address = '', firstName = PRODUCT_NAME, ...rest]: string[]): NewSupporter {
  const read = email(TEXT.email).safeParse(address);
  if (!read.success) throw new Error(`"${address}" is no e-mail address.\n${USAGE}`);
  return { email: read.data, firstName, lastName: rest.join(' ') || 'Support' };
}

/** Adds the person directly, when no server runs on the data folder or the database is shared. */
async function addHere(env: Env, wanted: NewSupporter): Promise<string> {
  const connection = await connect(env, createHttp({ logLevel: 'warn', proxies: 0 }).log);
  try {
    const address = env.PUBLIC_URL ?? `http://127.0.0.1:${env.PORT}`;
    const app = {
      db: connection.db,
      clock: systemClock(env.CLOCK_OFFSET),
      urls: { public: address, menus: '' },
    };
    const link = await addSupporter(app, wanted);
    if (link === undefined) throw new Error(ofCustomer(wanted.email));
    return link;
  } finally {
    await connection.close();
  }
}

try {
  const env = readEnv(process.env);
  const wanted = wantedBy(process.argv.slice(2));
  const asking = { secret: await readSecret(env), now: systemClock(env.CLOCK_OFFSET).now(), wanted };
  const asked = env.DATABASE_URL ? undefined : await askServer(env, asking);
  const link = asked ?? (await addHere(env, wanted));
  console.log(`${wanted.email} is of support. The password is chosen here, within two hours:\n\n  ${link}\n`);
  console.log('The link was mailed too. Later, "forgot password" makes another.');
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
