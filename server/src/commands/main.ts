import type { FastifyBaseLogger } from 'fastify';
import { type Env, readEnv } from '../platform/env.ts';
import { createHttp } from '../platform/http/http.ts';
import { backup } from './backup.ts';
import { move, restore } from './restore.ts';
import { supportAdd } from './support-add.ts';

type Command = (env: Env, log: FastifyBaseLogger, words: string[]) => Promise<void>;

/** The operator's commands by their names; each reads the same settings as the server. */
const COMMANDS = new Map<string, Command>([
  ['backup', backup],
  ['restore', restore],
  ['db:move', move],
  ['support:add', supportAdd],
]);

// `--` is for npm, which takes it away; whoever starts us without npm may write it all the same.
const [name = '', ...words] = process.argv.slice(2).filter((word) => word !== '--');
try {
  const command = COMMANDS.get(name);
  if (!command)
    throw new Error(`There is no command "${name}". There are: ${[...COMMANDS.keys()].join(', ')}.`);
  await command(readEnv(process.env), createHttp({ logLevel: 'warn', proxies: 0 }).log, words);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
