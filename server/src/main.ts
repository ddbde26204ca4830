import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// V8's compile cache is kept beside the build and saves a seventh of the start, so it comes before imports.
if (import.meta.filename.endsWith('.js')) enableCompileCache(join(import.meta.dirname, '../.compiled'));

const { start } = await import('./start.ts');
await start();
