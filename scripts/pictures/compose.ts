import sharp from 'sharp';
import { strew } from './bits.ts';
import { drawDrink } from './drinks.ts';
import { drawFilling } from './fillings.ts';
import { n, type Random, randomOf, shade } from './random.ts';
import type { Recipe } from './recipe.ts';
import { type Sprite, spriteUrl } from './sprites.ts';
import { drawSurface, FRAME } from './surfaces.ts';
import { drawVessel } from './vessels.ts';

const FILTERS = `<filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="18"/></filter><filter id="near" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="7"/></filter>`;

type Place = { x: number; y: number; size: number; turn: number };

/** Draws a dish as a JPEG of 824 × 464 pixels; some 45 KB at the given quality, 0 to 100. */
export async function composePicture(recipe: Recipe, quality = 78): Promise<Buffer> {
  const random = randomOf(recipe.seed);
  const scene = recipe.drink ? await sideView(recipe, random) : await topView(recipe, random);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}"><defs>${FILTERS}</defs>${scene}</svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality, mozjpeg: true }).toBuffer();
}

async function topView(recipe: Recipe, random: Random): Promise<string> {
  const { svg, reach } = recipe.vessel ? drawVessel(recipe.vessel) : { svg: '', reach: 170 };
  const centre = { x: 412 + random.between(-26, 26), y: 232 + random.between(-6, 8) };
  const filling = recipe.filling ? drawFilling(recipe.filling, reach, random) : '';
  const bits = (recipe.bits ?? []).map((name) => strew(name, reach * 0.78, random)).join('');
  const long = recipe.vessel?.shape === 'platter' && recipe.filling;
  const food = `<g transform="scale(${long ? '1.55 .98' : '1'})">${filling}${bits}</g>`;
  const on = await Promise.all(
    places(recipe.on?.length ?? 0, recipe, reach, random).map((place, at) =>
      drawSprite(recipe.on?.[at] ?? 'herb', place),
    ),
  );
  const beside = await Promise.all(
    corners(random).map((place, at) => {
      const sprite = recipe.beside?.[at];
      return sprite ? drawSprite(sprite, place) : '';
    }),
  );
  const table = drawSurface(recipe.surface, recipe.cloth, random);
  return `${table}${beside.join('')}<g transform="translate(${n(centre.x)} ${n(centre.y)}) scale(1.08)">${svg}${food}${on.join('')}</g>`;
}

async function sideView(recipe: Recipe, random: Random): Promise<string> {
  const { cloth } = recipe;
  const wall = `<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shade(cloth, 0.55)}"/><stop offset="1" stop-color="${cloth}"/></linearGradient><linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(cloth, -0.25)}"/><stop offset="1" stop-color="${shade(cloth, -0.55)}"/></linearGradient>`;
  const suns = [0, 1, 2, 3, 4].map(
    () =>
      `<circle cx="${n(random.between(0, 824))}" cy="${n(random.between(20, 280))}" r="${n(random.between(30, 80))}" fill="#fff" opacity=".13" filter="url(#near)"/>`,
  );
  const glass = recipe.drink ? drawDrink(recipe.drink, random) : '';
  const spots: Place[] = [
    { x: 222, y: 322, size: 168, turn: random.between(-14, 14) },
    { x: 604, y: 334, size: 146, turn: random.between(-14, 14) },
    { x: 700, y: 378, size: 110, turn: random.between(-30, 30) },
    { x: 120, y: 384, size: 104, turn: random.between(-30, 30) },
  ];
  const beside = await Promise.all(
    (recipe.beside ?? []).map((sprite, at) => (spots[at] ? drawSprite(sprite, spots[at]) : '')),
  );
  return `<defs>${wall}</defs><rect width="824" height="464" fill="url(#wall)"/>${suns.join('')}<rect y="338" width="824" height="126" fill="url(#table)"/><rect y="338" width="824" height="3" fill="#fff" opacity=".3"/>${beside.join('')}<g transform="translate(412 408) scale(1.08)">${glass}</g>`;
}

/** The positions of `count` things in a vessel: one in the middle, two side by side, more in a ring. */
function places(count: number, { filling, vessel }: Recipe, reach: number, random: Random): Place[] {
  const turn = () => random.between(-24, 24);
  const scale = filling ? 0.78 : vessel?.shape === 'board' ? 1.25 : 1;
  const wide = vessel?.shape === 'platter' || vessel?.shape === 'board' ? 1.45 : 1;
  if (count === 1) return [{ x: 0, y: -4, size: reach * 2 * scale, turn: random.between(-12, 12) }];
  const spread = reach * (count === 2 ? 0.44 : 0.56);
  const size = reach * (count === 2 ? 1.4 : count === 3 ? 1.2 : count === 4 ? 1.08 : 0.92) * scale;
  const start = random.between(0, 6.28);
  const ring = Array.from({ length: count }, (_, at) => {
    const angle = count === 2 ? at * Math.PI + 0.25 : start + (at * 2 * Math.PI) / count;
    return { x: Math.cos(angle) * spread * wide, y: Math.sin(angle) * spread * 0.9, size, turn: turn() };
  });
  return ring.sort((a, b) => a.y - b.y);
}

function corners(random: Random): Place[] {
  const jitter = (value: number) => value + random.between(-14, 14);
  const spots = [
    { x: 88, y: 92, size: 150 },
    { x: 742, y: 372, size: 156 },
    { x: 92, y: 384, size: 126 },
    { x: 740, y: 84, size: 118 },
  ];
  return spots.map(({ x, y, size }) => ({ x: jitter(x), y: jitter(y), size, turn: random.between(-50, 50) }));
}

async function drawSprite(sprite: Sprite, { x, y, size, turn }: Place): Promise<string> {
  const url = await spriteUrl(sprite);
  const shadow = `<ellipse cx="${n(size * 0.06)}" cy="${n(size * 0.22)}" rx="${n(size * 0.38)}" ry="${n(size * 0.26)}" fill="#000" opacity=".42" filter="url(#near)"/>`;
  return `<g transform="translate(${n(x)} ${n(y)})">${shadow}<image href="${url}" x="${n(-size / 2)}" y="${n(-size / 2)}" width="${n(size)}" height="${n(size)}" transform="rotate(${Math.round(turn)})"/></g>`;
}
