import type { Level } from '@sofra/contract/catalogue/levels';

/**
 * Names a list: its level, and the ids of the records above it, from the menu down. Items with their menu alone are those of all its
 * sections (`isOneList`).
 */
export type Place = { level: Level; above: readonly string[] };
