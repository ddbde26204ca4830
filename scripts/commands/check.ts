// The checks before every commit: types, lint, dead code, the architecture, unit and API tests.
import { program, vitest } from './parts.ts';
import { conclude } from './results.ts';

// The API's tests wait for servers to start and jobs to run: what needs no server runs beside them.
const api = vitest('API', ['api']);

process.exitCode = conclude([
  await program('types'),
  await program('lint'),
  await program('dead code'),
  await vitest('unit', ['unit']),
  await api,
]);
