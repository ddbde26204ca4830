// All tests: those of `check`, the embedded database's own, both databases, and a browser.
import { apiOnPostgres, browsers, endToEnd, program, vitest } from './parts.ts';
import { conclude } from './results.ts';

process.exitCode = conclude([
  await program('types'),
  await program('lint'),
  await program('dead code'),
  await vitest('unit', ['unit']),
  await vitest('embedded database', ['embedded']),
  await vitest('API on the embedded database', ['api']),
  await vitest('two accounts', ['alone']),
  await apiOnPostgres(),
  await browsers(),
  await endToEnd(),
]);
