import type { Bits } from './bits.ts';
import { randomOf } from './random.ts';
import type { Drink, Filling, Recipe, Surface, Vessel } from './recipe.ts';
import type { Sprite } from './sprites.ts';

/** The look of a dish, without its table. */
export type Look = Omit<Recipe, 'seed' | 'surface' | 'cloth'>;

const TABLES: readonly [Surface, string][] = [
  ['linen', '#d9c7a8'],
  ['wood', '#7a4a2a'],
  ['tiles', '#2f6f8f'],
  ['plain', '#e2a13a'],
  ['stone', '#5a6470'],
  ['linen', '#3f6f8f'],
  ['tiles', '#7b2d45'],
  ['wood', '#a8703c'],
  ['plain', '#4f8f7a'],
  ['stone', '#9a8f84'],
  ['linen', '#b5563a'],
  ['tiles', '#2f7a6a'],
  ['wood', '#4a3526'],
  ['plain', '#c96a5a'],
  ['stone', '#33404a'],
  ['linen', '#7d8f5a'],
  ['tiles', '#4a4f8f'],
  ['plain', '#8a6fa8'],
];

const CHINA = ['#f4efe6', '#2f6f6a', '#e6d3b3', '#3a5f8f', '#b5633a', '#fbf7ee', '#7a8f6a', '#5a4a6a'];
const BOARDS = ['#c89358', '#d9ac72', '#a8703c'];

/** A recipe for a look: `place`, the dish's place on its menu, decides the table, the seed the rest. */
export function onTable(seed: string, place: number, look: Look): Recipe {
  const [surface, cloth] = TABLES[place % TABLES.length] ?? ['linen', '#d9c7a8'];
  const random = randomOf(seed);
  const colour = look.vessel?.shape === 'board' ? random.pick(BOARDS) : random.pick(CHINA);
  const vessel = look.vessel && { ...look.vessel, colour: look.vessel.colour || colour };
  return { ...look, seed, surface, cloth, ...(vessel && { vessel }) };
}

/** A creamy dip in a bowl, with a pool of oil. */
export function dip(colour: string, bits: Bits[], beside: Sprite[]): Look {
  return laid('bowl', { kind: 'smooth', colour, swirl: true, oil: '#d9a520' }, bits, beside);
}

/** A soup or a cream in a bowl. */
export function soup(colour: string, bits: Bits[], beside: Sprite[], on: Sprite[] = []): Look {
  return { ...laid('bowl', { kind: 'smooth', colour, swirl: false }, bits, beside), on };
}

/** A stew or a sauce in a pan. */
export function pan(colour: string, bits: Bits[], beside: Sprite[], on: Sprite[] = []): Look {
  const filling: Filling = { kind: 'smooth', colour, swirl: false };
  return { vessel: { shape: 'pan', colour: '#3a3a40' }, filling, bits, beside, on };
}

/** A heap of small things on a plate: salads; the first of `heap` lies at the bottom. */
export function heap(colour: string, layers: Bits[], bits: Bits[], beside: Sprite[]): Look {
  return laid('plate', { kind: 'mound', colour, bits: layers }, bits, beside);
}

/** Rice or another grain on a platter, with something on it. */
export function grain(layer: Bits, bits: Bits[], on: Sprite[], beside: Sprite[]): Look {
  const colour =
    { saffron: '#f2c64a', bulgur: '#a87a3a', greenwheat: '#7d7a34' }[layer as string] ?? '#efe6d0';
  return { ...laid('platter', { kind: 'mound', colour, bits: [layer] }, bits, beside), on };
}

/** Skewers on a board, straight from the charcoal. */
export function grill(colour: string, count: number, bits: Bits[], beside: Sprite[]): Look {
  return laid('board', { kind: 'rods', colour, count, stick: true, marks: true }, bits, beside);
}

/** Rolls and cigars on a plate. */
export function rolls(colour: string, count: number, bits: Bits[], beside: Sprite[]): Look {
  return laid('plate', { kind: 'rods', colour, count }, bits, beside);
}

/** Balls of anything, in a bowl or on a plate. */
export function balls(
  colour: string,
  count: number,
  bits: Bits[],
  beside: Sprite[],
  shape: Vessel['shape'] = 'bowl',
): Look {
  return laid(shape, { kind: 'balls', colour, count }, bits, beside);
}

/** A flatbread with a topping, on a board. */
export function flat(topping: string, bits: Bits[], beside: Sprite[], dough = '#dba85e'): Look {
  return laid('board', { kind: 'flat', dough, topping }, bits, beside);
}

/** How sweets are cut, as diamonds by default, and what is strewn over them. */
type Cutting = { diamond?: boolean; bits?: Bits[] };

/** Cut sweets on a copper tray. */
export function cut(
  colour: string,
  dust: string,
  beside: Sprite[],
  { diamond = true, bits = [] }: Cutting = {},
): Look {
  return {
    vessel: { shape: 'tray', colour: '#c98a3a' },
    filling: { kind: 'pieces', colour, dust, diamond },
    bits,
    beside,
  };
}

/** Ready-made food on a plate, a platter or a board. */
export function plated(on: Sprite[], bits: Bits[], beside: Sprite[], shape: Vessel['shape'] = 'plate'): Look {
  return { vessel: { shape, colour: '' }, on, bits, beside };
}

/** A drink, seen from the side. */
export function drink(
  glass: Drink['glass'],
  colours: [string, string],
  beside: Sprite[],
  more: Partial<Drink> = {},
): Look {
  return { drink: { glass, colours, ...more }, beside };
}

function laid(shape: Vessel['shape'], filling: Filling, bits: Bits[], beside: Sprite[]): Look {
  return { vessel: { shape, colour: '' }, filling, bits, beside };
}
