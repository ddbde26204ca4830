import type { Bits } from './bits.ts';
import type { Sprite } from './sprites.ts';

/** The surface of a table. */
export type Surface = 'linen' | 'wood' | 'tiles' | 'stone' | 'plain';

/** The vessel of a dish, seen from above, and its colour by name. */
export type Vessel = { shape: 'plate' | 'bowl' | 'board' | 'pan' | 'platter' | 'tray'; colour: string };

/** A drawn filling of a vessel; colours are `#rrggbb`. */
export type Filling =
  | { kind: 'smooth'; colour: string; swirl: boolean; oil?: string }
  | { kind: 'mound'; colour: string; bits: Bits[] }
  | { kind: 'flat'; dough: string; topping: string }
  | { kind: 'rods'; colour: string; count: number; stick?: boolean; marks?: boolean }
  | { kind: 'balls'; colour: string; count: number }
  | { kind: 'pieces'; colour: string; dust: string; diamond: boolean };

/** A glass or cup, seen from the side. */
export type Drink = {
  glass: 'tumbler' | 'tulip' | 'goblet' | 'cup' | 'mug';
  colours: [top: string, bottom: string];
  ice?: boolean;
  foam?: string;
};

/** The recipe of a picture: the same one gives the same picture, another `seed` another arrangement. */
export type Recipe = {
  seed: string;
  surface: Surface;
  cloth: string;
  vessel?: Vessel;
  filling?: Filling;
  drink?: Drink;
  bits?: Bits[];
  on?: Sprite[];
  beside?: Sprite[];
};
