import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { version?: string; link?: boolean; optionalDependencies?: Record<string, string> };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};

/** The places where a package looks for another, nearest first, as Node does. */
function* placesOf(from: string, name: string): Generator<string> {
  const steps = from.split(/(?=\/node_modules\/)/);
  for (let length = steps.length; length > 0; length -= 1)
    yield `${steps.slice(0, length).join('')}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

// `npm ci` refuses a lock file that lacks a package of another platform, and npm writes such a file when its registry
// does not have that package.
test('The lock file has the packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => ![...placesOf(from, name)].some((place) => packages[place]))
      .map((name) => `${name}, wanted by ${from}: add it with its version, os and cpu`),
  );
  expect(missing).toEqual([]);
});
