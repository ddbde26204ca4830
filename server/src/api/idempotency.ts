import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '@sofra/contract/api/call';
import { uuid } from '@sofra/contract/api/fields';
import { TOKEN_LIVES } from '@sofra/contract/limits';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { Who } from '../sessions/who.ts';
import { type Answer, storedAnswer } from './answer.ts';

/** A call without an answer counts as dead after this time, and its key may be used again. */
const ABANDONED_MS = 60_000;

/** A request for a call: its name, its headers, and its caller. */
type Asked = { name: string; call: Call; headers: IncomingHttpHeaders; who: Who | null };

type Claim = { session_id: string; key: string };

/**
 * Runs a POST once for its `Idempotency-Key` and session, and answers a repetition within 24 hours what it answered
 * then (`docs/api.md`, Retries). Open calls and calls without the header just run. A call that fails frees its key.
 * Refuses with `request_in_progress` (409) while the first one still runs, and with `malformed_request` when the key is
 * no UUID or was used for another call.
 */
export async function once(
  app: AppContext,
  { name, call, headers, who }: Asked,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const given = headers['idempotency-key'];
  if (given === undefined || !name.startsWith('POST') || call.access === 'open' || !who) return run();
  const key = uuid.safeParse(given);
  if (!key.success) return refuse('malformed_request');
  const claim = { session_id: who.sessionId, key: key.data };
  const earlier = await claimKey(app, claim, name);
  if (earlier) return earlier;
  try {
    const answer = await run();
    const body = JSON.stringify(answer);
    await keys(app, claim).set({ status: call.status, body }).execute();
    return answer;
  } catch (error) {
    await free(app, claim).execute();
    throw error;
  }
}

const keys = ({ db }: AppContext, { session_id, key }: Claim) =>
  db.updateTable('idempotency_keys').where('session_id', '=', session_id).where('key', '=', key);

const free = ({ db }: AppContext, { session_id, key }: Claim) =>
  db.deleteFrom('idempotency_keys').where('session_id', '=', session_id).where('key', '=', key);

async function claimKey({ db, clock }: AppContext, claim: Claim, name: string): Promise<Answer | undefined> {
  const now = clock.now();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ ...claim, call: name, status: null, body: null, at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'key'])
        .doUpdateSet({ at: now })
        .where('idempotency_keys.body', 'is', null)
        .where('idempotency_keys.at', '<', new Date(now.getTime() - ABANDONED_MS)),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return undefined;
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'body'])
    .where('session_id', '=', claim.session_id)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  if (earlier && earlier.call !== name) return refuse('malformed_request');
  if (!earlier?.body) return refuse('request_in_progress');
  return storedAnswer.parse(JSON.parse(earlier.body));
}

/** Forgets the keys of retries that may be used again. */
export async function forgetKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TOKEN_LIVES.idempotency);
  await db.deleteFrom('idempotency_keys').where('at', '<', before).execute();
}
