import type { AppContext } from '../app-context.ts';
import type { Installation } from './back-up.ts';

/** The installation of a server that runs; the secret is in its backup unless a setting has it. */
export const installationOf = ({ db, files, env, secret }: AppContext): Installation => ({
  db,
  files,
  secret: env.SECRET ? undefined : secret,
});
