import { contrastRatio } from '@sofra/contract/branding/contrast';
import { formatHex, formatHex8, type Hsl, useMode as learn, modeHsl, modeRgb } from 'culori/fn';

/** The finest difference of lightness that the search makes, which eight bits a channel can show. */
const STEPS = 255;

learn(modeRgb);
const inHsl = learn(modeHsl);

/** A colour by its hue in degrees (`h`), which greys have none of, and its saturation and lightness from 0 to 1 (`s`, `l`). */
export function hslOf(colour: string): Hsl {
  const found = inHsl(colour);
  if (!found) throw new RangeError(`not a colour: ${colour}`);
  return found;
}

/** The digits of a colour, `#rrggbb`, or `#rrggbbaa` for one that is translucent by itself. */
export const colourOf = (colour: Hsl): string =>
  colour.alpha === undefined ? formatHex(colour) : formatHex8(colour);

/** A colour in each lightness, the nearest ones first; of two equally near ones the darker first. */
export function inEachLightness(colour: string): string[] {
  const own = hslOf(colour);
  return Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
    .sort((one, other) => Math.abs(one - own.l) - Math.abs(other - own.l) || one - other)
    .map((l) => colourOf({ ...own, l }));
}

/** A ground of a colour, and the contrast that it needs there. */
export type Ground = { background: string; least: number };

/** The least contrast of a colour on its grounds, as a share of what each needs. */
const margin = (colour: string, grounds: readonly Ground[]) =>
  Math.min(...grounds.map(({ background, least }) => contrastRatio(colour, background) / least));

/**
 * The colour with enough contrast on all its grounds: the same one where it has, else the nearest lightness of its hue, and
 * without its translucency where that leaves none. Where no colour can be read on all of them, the one that comes nearest.
 */
export function readableColour(colour: string, grounds: readonly Ground[]): string {
  const passes = (candidate: string) => margin(candidate, grounds) >= 1;
  if (passes(colour)) return colour;
  const candidates = inEachLightness(colour);
  const found = candidates.find(passes);
  if (found) return found;
  if (hslOf(colour).alpha !== undefined) return readableColour(`#${colour.slice(1, 7)}`, grounds);
  return candidates.reduce((best, one) => (margin(one, grounds) > margin(best, grounds) ? one : best));
}
