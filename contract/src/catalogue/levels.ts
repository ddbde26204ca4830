import type { Schedule } from '../schedules/schedules.ts';

/**
 * The differences between the levels of the catalogue. `children` is the level below, `parent` the parent's
 * name on the wire, `path` a list's address and `batch` that of a batch, `schedules` the offered
 * kinds of schedule (rule 84).
 */
export const LEVELS = {
  menus: {
    singular: 'menu',
    parent: 'venue',
    parentType: 'venues',
    children: 'sections',
    path: '/me/menus',
    batch: '/me/venue/relationships/menus',
    schedules: ['always', 'specific', 'periodic'],
  },
  sections: {
    singular: 'section',
    parent: 'menu',
    parentType: 'menus',
    children: 'items',
    path: '/me/menus/{menu}/sections',
    batch: '/me/menus/{menu}/relationships/sections',
    schedules: ['always', 'periodic'],
  },
  items: {
    singular: 'item',
    parent: 'section',
    parentType: 'sections',
    children: null,
    path: '/me/menus/{menu}/sections/{section}/items',
    batch: '/me/menus/{menu}/sections/{section}/relationships/items',
    schedules: ['always', 'periodic'],
  },
} as const satisfies Record<string, LevelFacts>;

type LevelFacts = {
  singular: string;
  parent: string;
  parentType: string;
  children: string | null;
  path: string;
  batch: string;
  schedules: readonly Schedule['type'][];
};

/** A level's name, which is also its type on the wire and its table. */
export type Level = keyof typeof LEVELS;

/** The levels from the top down. */
export const LEVEL_NAMES = ['menus', 'sections', 'items'] as const satisfies readonly Level[];
