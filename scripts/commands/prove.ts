// The slow proofs: tests of `npm test` with many more rounds and a fresh seed. `npm run prove -- kills syncs` runs some of them.
import { ALIKE } from '../databases.ts';
import { image } from '../image/image.ts';
import { upgrades } from '../upgrades/upgrades.ts';
import { apiOnPostgres, browsers, endToEnd, vitest } from './parts.ts';
import { conclude, type Result } from './results.ts';

const testsOf = (...names: string[]) => names.map((name) => `/${name}.test.ts`);

/** API tests on both databases. */
const onBoth = async (part: string, ...names: string[]) => [
  await vitest(part, ['api'], { files: testsOf(...names) }),
  await apiOnPostgres(testsOf(...names)),
];

const PROOFS: Record<string, () => Promise<Result[]>> = {
  rules: async () => [await vitest('rules', ['unit'])],
  kills: async () => [await vitest('kills', ['embedded'])],
  calls: () => onBoth('calls', 'fuzz', 'worst-addresses', 'worst-bodies'),
  databases: () => onBoth('databases', ...ALIKE),
  changes: () => onBoth('changes', 'order', 'undo-all', 'sync-all', 'put-back', 'whole-publications'),
  large: async () => [
    ...(await onBoth(
      'large',
      'large-batches',
      'large-venues',
      'long-lists',
      'long-menus',
      'overview',
      'sync-large',
    )),
    await vitest('two accounts', ['alone']),
  ],
  guests: async () => [await browsers()],
  static: () => onBoth('static', 'static-pages', 'nginx'),
  screens: async () => [await endToEnd()],
  upgrades: async () => [await upgrades()],
  image: async () => [await image()],
};

const { PROVE_SEED = String(Date.now() % 2 ** 31) } = process.env;
process.env.PROVE_SEED = PROVE_SEED;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PROOFS));
if (unknown.length > 0)
  throw new Error(`There is no proof ${unknown.join(', ')}. There are: ${Object.keys(PROOFS).join(', ')}.`);

const results: Result[] = [];
for (const [name, prove] of Object.entries(PROOFS))
  if (asked.length === 0 || asked.includes(name)) results.push(...(await prove()));
process.exitCode = conclude(results);
console.log(`The seed was ${PROVE_SEED}: PROVE_SEED=${PROVE_SEED} npm run prove repeats this run.`);
