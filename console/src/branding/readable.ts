import { contrastRatio } from '@sofra/contract/branding/contrast';

type Hsl = { hue: number; saturation: number; lightness: number };

/** The finest difference of lightness that the search makes, which eight bits a channel can show. */
const STEPS = 255;

function bytesOf(colour: string): [red: number, green: number, blue: number, alpha: string] {
  const digits = colour.replace('#', '');
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const byte = (at: number) => Number.parseInt(whole.slice(at, at + 2), 16);
  return [byte(0), byte(2), byte(4), whole.slice(6)];
}

/** A colour's hue in degrees, and its saturation and lightness from 0 to 1. */
export function hslOf(colour: string): Hsl {
  const [red, green, blue] = bytesOf(colour);
  const [most, least] = [Math.max(red, green, blue) / 255, Math.min(red, green, blue) / 255];
  const [lightness, range] = [(most + least) / 2, most - least];
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector =
    most === red / 255
      ? ((green - blue) / 255 / range + 6) % 6
      : most === green / 255
        ? (blue - red) / 255 / range + 2
        : (red - green) / 255 / range + 4;
  return { hue: sector * 60, saturation, lightness };
}

/** The colour of a hue, saturation and lightness, as `#rrggbb`. */
export function colourOf({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  const digits = [0, 8, 4].map((offset) =>
    Math.round(channel(offset) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** A colour in each lightness, the nearest ones first; of two equally near ones the darker first. */
export function inEachLightness(colour: string): string[] {
  const { hue, saturation, lightness } = hslOf(colour);
  const [, , , alpha] = bytesOf(colour);
  return Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
    .sort((one, other) => Math.abs(one - lightness) - Math.abs(other - lightness) || one - other)
    .map((value) => colourOf({ hue, saturation, lightness: value }) + alpha);
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
  const [, , , alpha] = bytesOf(colour);
  if (alpha) return readableColour(`#${colour.slice(1, 7)}`, grounds);
  return candidates.reduce((best, one) => (margin(one, grounds) > margin(best, grounds) ? one : best));
}
