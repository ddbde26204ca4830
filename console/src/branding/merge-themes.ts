import { type Choices, isConflict, type ThreeWayMerge } from '../forms/three-way-merge.ts';
import type { ThemeForm } from './theme-values.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object';

/** The value at a path; undefined where there is none. */
export const valueAt = (values: unknown, path: readonly string[]): unknown =>
  path.reduce((node: unknown, name) => (isNode(node) ? node[name] : undefined), values);

/** The values with another one at a path, taken away where it is undefined. */
function withValue(values: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const { [name]: old, ...others } = values as Node;
  const inside = withValue(old, rest, value);
  // The order of the names stays, by which forms are compared.
  const entries = Object.entries(values as Node).map(([key, was]) => [key, key === name ? inside : was]);
  if (inside === undefined) return others;
  return name in (values as Node) ? Object.fromEntries(entries) : { ...(values as Node), [name]: inside };
}

// A picture and its kind belong together, and what the form keeps of a look beside its fields is no field.
const isWhole = (path: readonly string[]) => path.at(-1) === 'background';
const isField = (path: readonly string[]) => path[0] !== 'menus' || path[2] !== 'id';

function conflicts({ before, mine, theirs }: ThreeWayMerge<unknown>, path: readonly string[]): string[] {
  if (!isField(path)) return [];
  if (!isNode(before) || !isNode(mine) || !isNode(theirs) || isWhole(path))
    return isConflict({ before, mine, theirs }) ? [path.join('.')] : [];
  const names = new Set([before, mine, theirs].flatMap(Object.keys));
  return [...names].flatMap((name) =>
    conflicts({ before: before[name], mine: mine[name], theirs: theirs[name] }, [...path, name]),
  );
}

/** The fields, by their paths, that another person saved otherwise than they stand here. */
export const themeConflicts = (merge: ThreeWayMerge<ThemeForm>): string[] => conflicts(merge, []);

/** My theme, with theirs in the fields where theirs was chosen. */
export function resolveTheme({ mine, theirs }: ThreeWayMerge<ThemeForm>, choices: Choices): ThemeForm {
  const taken = Object.keys(choices).filter((path) => choices[path] === 'theirs');
  return taken.reduce((values: unknown, path) => {
    const names = path.split('.');
    return withValue(values, names, valueAt(theirs, names));
  }, mine) as ThemeForm;
}
