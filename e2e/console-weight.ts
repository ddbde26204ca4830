import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; css?: string[]; imports?: string[] };

const BUILD = fileURLToPath(new URL('../build/console/', import.meta.url));

const LOGIN = ['index.html', 'src/platform/phrases/ar/shell.ts'];
const LIST = [
  ...LOGIN,
  'src/catalogue/phrases/ar/catalogue.ts',
  'src/app/phrases/ar/frame.ts',
  'src/ui/phrases/ar/lists.ts',
  'src/app/sidebar-layout.tsx',
  'src/app/catalogue-screen.tsx',
];

/** The files that these entries of Vite's manifest load before they can run. */
function filesOf(
  manifest: Record<string, Chunk>,
  entries: readonly string[],
  seen = new Set<string>(),
): Set<string> {
  for (const entry of entries) {
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`The build has no ${entry}.`);
    if (seen.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
    filesOf(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

/** The gzipped bytes of scripts and styles that the login and the list load, with the phrases of one language. */
export function consoleWeights(): { login: number; list: number } {
  const manifest = JSON.parse(readFileSync(`${BUILD}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  const weightOf = (entries: readonly string[]) =>
    [...filesOf(manifest, entries)].reduce(
      (sum, file) => sum + gzipSync(readFileSync(BUILD + file), { level: 9 }).length,
      0,
    );
  return { login: weightOf(LOGIN), list: weightOf(LIST) };
}
