import type { Theme } from '@sofra/contract/branding/branding';
import { leavesOf, type OptionKind } from '@sofra/contract/branding/option-kinds';
import { THEME_OPTIONS, type ThemePart } from '@sofra/contract/branding/theme-options';
import { EMPTY_THEME } from '@sofra/contract/branding/themes';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { item, menu, photo, publication, themeOf } from './sample.ts';

/** The value of an element that is not there. */
export const ABSENT = 'absent';

/** Two values of each kind of option, with what the browser computes of each. */
export const TWO_VALUES: { [K in OptionKind]: [unknown, string][] } = {
  colour: [
    ['#123456', 'rgb(18, 52, 86)'],
    ['#fedcba', 'rgb(254, 220, 186)'],
  ],
  size: [
    [33, '33px'],
    [21, '21px'],
  ],
  opacity: [
    [0.4, '0.4'],
    [0.7, '0.7'],
  ],
  text: [
    ['Have a look', 'Have a look'],
    ['Hungry?', 'Hungry?'],
  ],
  text_case: [
    ['lowercase', 'lowercase'],
    ['uppercase', 'uppercase'],
  ],
  photo_size: [
    ['small', '72px'],
    ['big', '136px'],
  ],
  photo_side: [
    ['left', 'row'],
    ['right', 'row-reverse'],
  ],
  lines: [
    [1, '1'],
    [4, '4'],
  ],
  toggle: [
    [true, 'block'],
    [false, ABSENT],
  ],
};

/** Every option: its name, its part, its path in the part, and its kind. */
export const EVERY_OPTION = Object.entries(THEME_OPTIONS).flatMap(([part, tree]) =>
  leavesOf(tree).map(
    ({ path, kind }) => [`${part}.${path.join('.')}`, part as ThemePart, path, kind] as const,
  ),
);

/** Puts a value at a path of an object. */
export function put(target: object, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  const node = target as Record<string, unknown>;
  if (rest.length === 0) node[name] = value;
  else put(node[name] as object, rest, value);
}

/** The empty theme after a change. */
export function changedTheme(change: (theme: Theme) => void): Theme {
  const theme = themeOf(EMPTY_THEME);
  change(theme);
  return theme;
}

/** The empty theme with one option of another value. */
export const themeWith = (part: ThemePart, path: readonly string[], value: unknown): Theme =>
  changedTheme((theme) =>
    put((part === 'menu' ? theme.menu_themes[0]?.options : theme[part].options) ?? {}, path, value),
  );

/** A venue with two menus, whose first dish has all that options speak of, and whose popular dishes make a row. */
export function fullVenue(theme: Theme): Publication {
  const full = {
    ...item(2),
    is_new: true,
    is_popular: true,
    speciality: ['spicy', 'vegan'],
    warnings: ['milk'],
  };
  const dinner = menu(1, 'dinner', 1, 1);
  return publication({
    branding: { logo: photo(1), welcome_screen: null, theme },
    menus: [
      {
        ...dinner,
        sections: dinner.sections.map((section) => ({ ...section, items: [full, item(8), item(14)] })),
      },
      { ...menu(2, 'brunch', 1, 1), id: 'another' },
    ],
  });
}

/** The visible value of an option on its element, which is in a page of a browser. */
export function seenOn(element: Element, property: string): string | null {
  if (property === 'text') return element.textContent;
  const seen = getComputedStyle(element).getPropertyValue(
    property === 'alpha' ? 'background-color' : property,
  );
  return property === 'alpha' ? (/[/,] ([\d.]+)\)$/.exec(seen)?.[1] ?? null) : seen;
}
