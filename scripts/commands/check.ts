// The checks before every commit: types, lint, dead code, the architecture, unit and API tests.
import { program, vitest } from './parts.ts';
import { conclude } from './results.ts';

process.exitCode = conclude([
  await program('types'),
  await program('lint'),
  await program('dead code'),
  await vitest('unit', ['unit']),
  await vitest('API', ['api']),
]);
