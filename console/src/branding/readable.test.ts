import { contrastRatio } from '@sofra/contract/branding/contrast';
import { CONTRAST } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { colourOf, hslOf, inEachLightness, readableColour } from './readable.ts';

/** Numbers from 0 to 1 that are the same in every run. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const random = numbers(17);
const next = () => random.next().value as number;
const aColour = (digits: 6 | 8 = 6) =>
  `#${Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')}`;

test('a colour survives the way through hue, saturation and lightness', () => {
  for (const colour of [
    '#000000',
    '#ffffff',
    '#808080',
    '#ff0000',
    ...Array.from({ length: 500 }, () => aColour()),
  ])
    expect(colourOf(hslOf(colour))).toBe(colour);
});

test('a readable colour passes, is of the same hue, and no nearer lightness passes', () => {
  for (let round = 0; round < 500; round++) {
    const [colour, background] = [aColour(), aColour()];
    const least = round % 2 === 0 ? CONTRAST.text : CONTRAST.large;
    const found = readableColour(colour, [{ background, least }]);
    const passes = (one: string) => contrastRatio(one, background) >= least;
    expect([colour, background, passes(found)]).toEqual([colour, background, true]);
    if (passes(colour)) expect(found).toBe(colour);
    else {
      const nearer = inEachLightness(colour).slice(0, inEachLightness(colour).indexOf(found));
      expect([colour, background, nearer.filter(passes)]).toEqual([colour, background, []]);
    }
  }
});

test('translucency stays where it can, and goes where no lightness of it can be read', () => {
  expect(readableColour('#00000030', [{ background: '#ffffff', least: CONTRAST.text }])).toMatch(
    /^#[\da-f]{6}$/,
  );
  expect(readableColour('#888888e6', [{ background: '#ffffff', least: CONTRAST.text }])).toMatch(
    /^#[\da-f]{6}e6$/,
  );
  for (let round = 0; round < 500; round++) {
    const [colour, background] = [aColour(8), aColour(8)];
    expect(
      contrastRatio(readableColour(colour, [{ background, least: CONTRAST.text }]), background),
    ).toBeGreaterThanOrEqual(CONTRAST.text);
  }
});

test('a colour on two grounds is readable on both, or as near to it as any', () => {
  const grounds = ['#ffffff', '#d0d0d0'].map((background) => ({ background, least: CONTRAST.text }));
  const found = readableColour('#999999', grounds);
  for (const { background, least } of grounds)
    expect(contrastRatio(found, background)).toBeGreaterThanOrEqual(least);
  const apart = ['#ffffff', '#000000'].map((background) => ({ background, least: CONTRAST.text }));
  const nearest = readableColour('#ffffff', apart);
  expect(Math.min(...apart.map(({ background }) => contrastRatio(nearest, background)))).toBeGreaterThan(4.4);
});
