import { PROBLEM_STATUS } from '@sofra/contract/api/problem-codes';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../platform/app-context.ts';
import type { Env } from '../platform/env.ts';
import { refuse } from '../platform/http/answer.ts';
import { askServer, operatorDoor, refusedOrder } from '../platform/http/operator-door.ts';
import { addSupporter, type NewSupporter, ofCustomer } from './supporters.ts';

const WORK = 'supporters';

const order = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  locale: z.enum(LOCALE_CODES).optional(),
});

/** Lets the operator's command make people of support on a server that runs. */
export function supporterDoor(http: FastifyInstance, app: AppContext): void {
  operatorDoor(http, app, WORK, order, async (wanted) => {
    const link = await addSupporter(app, wanted as NewSupporter);
    return link ?? refuse('email_taken');
  });
}

/** Asks the server that runs on a data folder for a person of support; undefined when none does. */
export async function askForSupporter(
  env: Env,
  { secret, now, wanted }: { secret: string; now: Date; wanted: NewSupporter },
): Promise<string | undefined> {
  const answer = await askServer(env, WORK, { secret, now, order: wanted });
  if (answer?.status === PROBLEM_STATUS.email_taken) throw new Error(ofCustomer(wanted.email));
  if (answer && !answer.ok) throw refusedOrder(answer);
  return answer?.text();
}
