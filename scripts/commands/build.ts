// Builds what is stale: the console, and the server with the public menu's components; or those of them that are named.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../run/processes.mjs';
import { markBuilt, staleBuilds } from '../run/stale.mjs';
import { withLock } from '../run/with-lock.mjs';

// Always the production build, in tests too: it is kept and `npm start` runs it.
process.env.NODE_ENV = 'production';

const named = process.argv.slice(2);

await withLock('build', async () => {
  for (const { name, hash } of staleBuilds()) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`Building the ${name} …`);
    const configFile = join(ROOT, name, 'vite.config.ts');
    if (!existsSync(configFile)) throw new Error(`${configFile} is missing.`);
    await build({ configFile, root: join(ROOT, name), mode: 'production', logLevel: 'warn' });
    markBuilt(name, hash);
  }
});
