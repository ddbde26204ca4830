import { expect, test } from 'vitest';
import { mergeParts } from '../forms/save-over.ts';
import { resolveTheme, themeConflicts } from './merge-themes.ts';
import { newLook, newValues, type ThemeForm } from './theme-values.ts';

const changed = (change: (theme: ThemeForm) => void) => {
  const theme = structuredClone(newValues('Theme #5'));
  change(theme);
  return theme;
};

const before = newValues('Theme #5');

const RULE = { conflictsIn: themeConflicts, resolve: resolveTheme };

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

test('fields that different people have changed are both kept, without a question', () => {
  const mine = changed((theme) => {
    theme.name = 'Summer';
    theme.detail.options.item.price.size = 30;
    theme.menus.common = { ...newLook(), background: { type: 'image', url: '/mine' } };
  });
  const theirs = changed((theme) => {
    theme.fonts.main = 'oswald';
    theme.detail.options.item.title.size = 40;
    theme.menus.lunch = { ...newLook(), id: 'stored' };
  });
  const { mine: both, parts } = mergeParts(RULE, { before, mine, theirs });
  expect(parts).toEqual([]);
  expect(both.name).toBe('Summer');
  expect(both.fonts.main).toBe('oswald');
  expect(both.detail.options.item).toMatchObject({ price: { size: 30 }, title: { size: 40 } });
  expect(both.menus).toMatchObject({ common: { background: { url: '/mine' } }, lunch: { id: 'stored' } });
  expect(mergeParts(RULE, { before: theirs, mine: theirs, theirs: before }).mine).toEqual(before);
});

test('of a field that both have changed mine stands, and it is asked for', () => {
  const mine = changed((theme) => {
    theme.name = 'Summer';
    theme.welcome.background = { type: 'image', url: '/mine' };
  });
  const theirs = changed((theme) => {
    theme.name = 'Winter';
    theme.welcome.background = { type: 'image', url: '/theirs' };
  });
  const merged = mergeParts(RULE, { before, mine, theirs });
  expect(merged).toMatchObject({ mine, parts: ['name', 'welcome.background'] });
});
