import { startServer } from './app.ts';
import { readEnv } from './platform/env.ts';

const server = await startServer(readEnv(process.env));
process.stdout.write(`${server.url}\n`);
