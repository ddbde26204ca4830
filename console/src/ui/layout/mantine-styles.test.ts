import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const STYLES = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');

const textsOf = (ending: RegExp) =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(SOURCES, name), 'utf8'));

test('every used component of Mantine has its style sheet', () => {
  const imports = textsOf(/\.tsx$/).flatMap((text) => [
    ...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g),
  ]);
  const used = imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
  const sheets = new Set(textsOf(/\.css$/).flatMap((text) => text.match(/styles\/\w+\.layer\.css/g) ?? []));
  const unstyled = [...new Set(used)].filter(
    (name) => existsSync(join(STYLES, `${name}.layer.css`)) && !sheets.has(`styles/${name}.layer.css`),
  );
  expect(used).toContain('Button');
  expect(unstyled).toEqual([]);
});
