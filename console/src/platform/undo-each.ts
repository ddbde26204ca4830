import { call } from './api.ts';
import { ApiError } from './api-error.ts';

const undo = (activity: string) => call('POST /me/activity/{activity}/undo', { activity });

/**
 * Undoes activities in this order. One that is refused ends it; where they are apart, it is answered beside the others, and thrown when it
 * is all.
 */
export async function undoEach(ids: readonly string[], areApart: boolean) {
  const answers: Awaited<ReturnType<typeof undo>>[] = [];
  let refused: ApiError | undefined;
  for (const id of ids) {
    try {
      answers.push(await undo(id));
    } catch (error) {
      if (!areApart || !(error instanceof ApiError)) throw error;
      refused ??= error;
    }
  }
  if (refused && answers.length === 0) throw refused;
  return { answers, refused };
}
