// Packs the build as an npm package that starts with `npx`, and is what the container holds: build/sofra-{version}.tgz.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fontFiles } from '../../guest/src/fonts.ts';
import { writePack } from '../../server/src/platform/files/file-pack.ts';
import { EXTERNALS, NATIVE } from '../../server/vite/externals.ts';
import { ROOT, runNode } from '../run/processes.mjs';
import { copyPackages } from './pack-packages.ts';

type Package = { version: string; dependencies: Record<string, string> };

const read = (folder: string): Package =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** The files and folders of the package beside its own description. */
const CONTENTS = ['build/server', 'server/assets', 'LICENSE', 'docs/operating.md', 'deploy'];

/** The packages that lie in this one: those that are the same on every machine. */
const CARRIED = EXTERNALS.filter((name) => !NATIVE.includes(name));

/** The description of the package: of the server's packages it needs those that are not in the bundle. */
function description() {
  const { version, dependencies } = read('.');
  const wanted = Object.entries(read('server').dependencies);
  return {
    name: 'sofra',
    version,
    license: 'AGPL-3.0-only',
    description: 'Digital menus for restaurants, hotels and similar venues',
    type: 'module',
    bin: { sofra: 'sofra.mjs' },
    engines: { node: '>=20' },
    // A machine with an older Node installs this one.
    config: { node: dependencies.node },
    dependencies: Object.fromEntries(wanted.filter(([name]) => EXTERNALS.includes(name))),
    bundleDependencies: CARRIED,
  };
}

const code = await runNode(['scripts/commands/build.ts']);
if (code !== 0) process.exit(code);
const folder = join(ROOT, 'build', 'package');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const path of CONTENTS) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
writePack(join(ROOT, 'build', 'console'), join(folder, 'build', 'console.pack'));
copyPackages(CARRIED, folder);
for (const file of fontFiles().values()) cpSync(join(ROOT, file), join(folder, 'fonts', basename(file)));
cpSync(join(ROOT, 'docs', 'package.md'), join(folder, 'README.md'));
cpSync(join(ROOT, 'scripts', 'run', 'packaged.mjs'), join(folder, 'sofra.mjs'));
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description(), null, 2)}\n`);
// The Dockerfile copies the one that is there.
for (const old of globSync('build/sofra-*.tgz', { cwd: ROOT })) rmSync(join(ROOT, old));
const options = { cwd: folder, shell: process.platform === 'win32', encoding: 'utf8' } as const;
const [packed] = JSON.parse(execFileSync('npm', ['pack', '--json', '--pack-destination', '..'], options));
console.log(
  `build/${packed.filename}: ${(packed.size / 1e6).toFixed(1)} MB. Start it with: npx ./build/${packed.filename}`,
);
