// All tests: those of `check`, the embedded database's own, both databases, and a browser.
import { WITH_POSTGRES } from '../databases.ts';
import { findPostgres } from '../postgres.ts';
import { apiOnPostgres, browsers, endToEnd, program, vitest } from './parts.ts';
import { conclude } from './results.ts';

// The embedded database's own tests mostly wait, for kills and restarts: the others go on beside them.
const embedded = vitest('embedded database', ['embedded']);
const beside = [
  await program('types'),
  await program('lint'),
  await program('dead code'),
  await vitest('unit', ['unit']),
  await vitest('API on the embedded database', ['api'], findPostgres() ? { env: WITH_POSTGRES } : {}),
];

process.exitCode = conclude([
  ...beside,
  await embedded,
  await apiOnPostgres(),
  await browsers(),
  await endToEnd(),
]);
