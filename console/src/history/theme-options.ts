import type { TFunction } from 'i18next';

type Values = Record<string, unknown>;

/** The most options that a line names. */
const MOST_OPTIONS = 3;

const isNode = (value: unknown): value is Values => value !== null && typeof value === 'object';

/** The paths at which two values differ; a background is one option, whatever of it differs. */
function differing(was: unknown, is: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (!isNode(was) || !isNode(is)) return [path];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names].flatMap((name) => {
    const at = [...path, name.replace(/^background_(type|id)$/, 'background-of')];
    return differing(was[name], is[name], at);
  });
}

/** The phrase of a key, empty where the phrases of the theme's editor are not loaded. */
const phrase = (t: TFunction, key: string) => t(key as 'lines.saved', { defaultValue: '' });

function nameOf(t: TFunction, [part = '', ...rest]: readonly string[], after: Values): string {
  if (part === 'background-of') return `${phrase(t, 'theme.welcome')}: ${phrase(t, 'theme.background')}`;
  if (part === 'fonts') return phrase(t, `theme.${rest[0]}`);
  const [look = '', ...inside] = rest;
  const isLook = part === 'menu_themes';
  const isCommon = isLook && ((after.menu_themes as Values)[look] as Values | null)?.is_default;
  const screen = phrase(t, `theme.${isLook ? (isCommon ? 'common' : 'menus') : part}`);
  const path = isLook ? inside.slice(1) : rest;
  if (isLook && inside[0] === 'background-of') return `${screen}: ${phrase(t, 'theme.background')}`;
  if (path.length === 0) return screen;
  const at = ['themeOptions', isLook ? 'menu' : part, ...path];
  const group = at.length > 3 ? [phrase(t, [...at.slice(0, -1), 'heading'].join('.'))] : [];
  const names = [screen, ...group, phrase(t, at.join('.'))];
  return names.includes('') ? '' : names.join(': ');
}

/** The names of the options among those after a change that differ from before; undefined where they can't be said. */
export function optionNames(t: TFunction, before: Values, after: Values): string | undefined {
  if (!phrase(t, 'theme.welcome')) return undefined;
  const was = Object.fromEntries(Object.keys(after).map((column) => [column, before[column]]));
  const names = new Set(differing(was, after).map((path) => nameOf(t, path, after)));
  if (names.size === 0 || names.has('')) return undefined;
  const told = [...names].slice(0, MOST_OPTIONS).join('; ');
  return names.size > MOST_OPTIONS ? `${told}…` : told;
}
