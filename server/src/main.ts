import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Before anything else is loaded: what V8 has compiled once is kept beside the build, which saves a seventh of the start.
if (import.meta.filename.endsWith('.js')) enableCompileCache(join(import.meta.dirname, '../.compiled'));

const { start } = await import('./start.ts');
await start();
