// All tests: those of `check`, the embedded database's own, both databases, and a browser.
import { WITH_POSTGRES } from '../databases.ts';
import { findPostgres } from '../postgres.ts';
import { apiOnPostgres, browsers, endToEnd, program, vitest } from './parts.ts';
import { conclude } from './results.ts';

// The embedded database's tests mostly wait, for kills and restarts: what needs no server runs beside them.
const embedded = vitest('embedded database', ['embedded']);
const first = [
  await program('types'),
  await program('lint'),
  await program('dead code'),
  await vitest('unit', ['unit']),
];

process.exitCode = conclude([
  ...first,
  await embedded,
  await vitest('API on the embedded database', ['api'], findPostgres() ? { env: WITH_POSTGRES } : {}),
  await apiOnPostgres(),
  await browsers(),
  await endToEnd(),
]);
