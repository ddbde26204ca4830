import { storedOptions } from '@sofra/contract/branding/branding';
import { contrastRatio, detailPairs, menuPairs, welcomePairs } from '@sofra/contract/branding/contrast';
import { DEFAULT_THEME } from '@sofra/contract/branding/themes';
import { expect, test } from 'vitest';
import { themesOfLogo } from './themes-of-logo.ts';

const NAMES = ['Light', 'Dark', 'Full'] as const;

/** Colours that are the same in every run. */
function* colours(seed: number): Generator<string> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  }
}

const random = colours(5);
const next = () => random.next().value as string;

const faintIn = ({ welcome, detail, menu }: ReturnType<typeof themesOfLogo>[number]) =>
  [...welcomePairs(welcome), ...detailPairs(detail), ...menuPairs(menu, detail.background)].filter(
    ({ colour, background, least }) => contrastRatio(colour, background) < least,
  );

test('each theme of any logo can be read everywhere, and is valid', () => {
  const logos = [[], ['#ffffff'], ['#000000'], ['#808080', '#ffffff'], ['#ffff00']];
  for (let round = 0; round < 50; round++) logos.push(Array.from({ length: 1 + (round % 5) }, next));
  for (const logo of logos)
    for (const theme of themesOfLogo(logo, NAMES)) {
      expect([logo, theme.name, faintIn(theme)]).toEqual([logo, theme.name, []]);
      for (const part of ['welcome', 'detail', 'selection', 'menu'] as const)
        expect(storedOptions[part].parse(theme[part])).toEqual(theme[part]);
    }
});

test('the logo’s own colour leads, and the default theme stays as it is', () => {
  const before = structuredClone(DEFAULT_THEME);
  const [light, , full] = themesOfLogo(['#ffffff', '#0f5c56', '#f0b866'], NAMES);
  expect([light.welcome.button.background_color, full.welcome.solid_color]).toEqual(['#0f5c56', '#0f5c56']);
  expect(light.welcome.branch.background_color).toBe('#f0b866');
  expect(DEFAULT_THEME).toEqual(before);
});
