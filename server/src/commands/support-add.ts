import { email } from '@sofra/contract/api/fields';
import { PRODUCT_NAME, TEXT } from '@sofra/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import { systemClock } from '../platform/clock.ts';
import { connect } from '../platform/database/connection.ts';
import type { Env } from '../platform/env.ts';
import { readSecret } from '../platform/secret.ts';
import { askForSupporter } from '../support/operator-door.ts';
import { addSupporter, type NewSupporter, ofCustomer } from '../support/supporters.ts';

const USAGE = 'npm run support:add -- address [first name] [last name]';

function wantedBy([address = '', firstName = PRODUCT_NAME, ...rest]: string[]): NewSupporter {
  const read = email(TEXT.email).safeParse(address);
  if (!read.success) throw new Error(`"${address}" is no e-mail address.\n${USAGE}`);
  return { email: read.data, firstName, lastName: rest.join(' ') || 'Support' };
}

/** Adds the person directly, when no server runs on the data folder or the database is shared. */
async function addHere(env: Env, log: FastifyBaseLogger, wanted: NewSupporter): Promise<string> {
  const connection = await connect(env, log);
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

/**
 * Adds a person of support, or creates a new password link for one:
 * `npm run support:add -- sami@example.com Sami Haddad`. The server may run or not.
 */
export async function supportAdd(env: Env, log: FastifyBaseLogger, words: string[]): Promise<void> {
  const wanted = wantedBy(words);
  const asking = { secret: await readSecret(env), now: systemClock(env.CLOCK_OFFSET).now(), wanted };
  const asked = env.DATABASE_URL ? undefined : await askForSupporter(env, asking);
  const link = asked ?? (await addHere(env, log, wanted));
  console.log(`${wanted.email} is of support. The password is chosen here, within two hours:\n\n  ${link}\n`);
  console.log('The link was mailed too. Later, "forgot password" makes another.');
}
