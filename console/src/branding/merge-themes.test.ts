import { expect, test } from 'vitest';
import { resolveTheme, themeConflicts } from './merge-themes.ts';
import { newLook, newValues, type ThemeForm } from './theme-values.ts';

const changed = (change: (theme: ThemeForm) => void) => {
  const theme = structuredClone(newValues('Theme #5'));
  change(theme);
  return theme;
};

const before = newValues('Theme #5');

test('fields that only one has changed are told apart from those of both', () => {
  const mine = changed((theme) => {
    theme.name = 'Summer';
    theme.detail.options.item.price.size = 30;
    theme.welcome.options.solid_color = '#111111';
  });
  const theirs = changed((theme) => {
    theme.detail.options.item.price.size = 31;
    theme.detail.options.item.title.size = 40;
    theme.welcome.options.solid_color = '#111111';
  });
  const merge = { before, mine, theirs };
  expect(themeConflicts(merge)).toEqual(['detail.options.item.title.size', 'detail.options.item.price.size']);
  const resolved = resolveTheme(merge, { 'detail.options.item.title.size': 'theirs' });
  expect(resolved.detail.options.item).toMatchObject({ title: { size: 40 }, price: { size: 30 } });
  expect(resolved.name).toBe('Summer');
  expect(Object.keys(resolved)).toEqual(Object.keys(mine));
});

test('a look that another person has attached or taken away is taken or not as a whole', () => {
  const withLook = changed((theme) => {
    theme.menus.lunch = { ...newLook(), id: 'stored' };
  });
  const added = { before, mine: before, theirs: withLook };
  expect(themeConflicts(added)).toEqual(['menus.lunch']);
  expect(resolveTheme(added, { 'menus.lunch': 'theirs' })).toEqual(withLook);
  const taken = { before: withLook, mine: withLook, theirs: before };
  expect(themeConflicts(taken)).toEqual(['menus.lunch']);
  expect(resolveTheme(taken, { 'menus.lunch': 'theirs' })).toEqual(before);
});
