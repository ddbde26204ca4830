// The checks before every commit: types, lint, dead code, the architecture and unit tests; with names, the API tests too whose
// paths have one of them.
import { program, vitest } from './parts.ts';
import { conclude } from './results.ts';

const files = process.argv.slice(2);

const unit = vitest('unit', ['unit']);

process.exitCode = conclude([
  await program('types'),
  await program('lint'),
  await program('dead code'),
  await unit,
  ...(files.length > 0 ? [await vitest('API', ['api'], { files })] : []),
]);
