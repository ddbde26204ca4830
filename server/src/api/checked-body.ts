import { type CallName, calls } from '@sofra/contract/calls';
import type { z } from 'zod';
import { judge } from '../platform/http.ts';
import type { Answer } from './answer.ts';
import { withoutAsRead } from './as-read.ts';

/** The call that reads the record which a call changes; undefined where there is none. */
export function readerOf(name: CallName): CallName | undefined {
  const reader = name.replace(/^PATCH /, 'GET ');
  return name.startsWith('PATCH ') && reader in calls ? (reader as CallName) : undefined;
}

/** Judges a request but for its body, which waits until its record can be read (`checkedBody`). */
export const judgeAllButBody =
  ({ schema, httpPart }: { schema: z.ZodType; httpPart?: string }) =>
  (data: unknown) =>
    httpPart === 'body' ? { value: data } : judge(schema, httpPart, data);

/**
 * The checked body of a change, whose record `read` answers. A record that is sent back as it was read is accepted (ruling 48);
 * only a body that its schema refuses costs the reading.
 */
export async function checkedBody(
  schema: z.ZodType,
  sent: unknown,
  read: () => Promise<Answer>,
): Promise<unknown> {
  const first = judge(schema, 'body', sent);
  if (!first.error) return first.value;
  const { document } = await read();
  const again = judge(schema, 'body', withoutAsRead(schema, sent, document));
  if (again.error) throw again.error;
  return again.value;
}
