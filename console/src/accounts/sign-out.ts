import { api } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { showFailure } from '../platform/notices.ts';
import { endSession, sessionNow } from '../platform/session.ts';
import { keep } from '../platform/storage.ts';

/**
 * Ends the whole sign-in, on the server and in every tab. The browser forgets it even when the server can't be reached,
 * which the notice then tells. What was typed and not saved is forgotten with it.
 */
export async function signOut(): Promise<void> {
  const session = sessionNow();
  // Refused as unknown or expired, the sign-in has ended already.
  const isOver = (error: unknown) => error instanceof ApiError && error.status === 401;
  const failure: unknown = await api('DELETE /sign_out', {}).catch((error: unknown) => error);
  keep('drafts', undefined);
  endSession(session);
  // Notices from before leave with the sign-in, so this one is shown after it.
  if (failure !== undefined && !isOver(failure)) showFailure(failure);
}
