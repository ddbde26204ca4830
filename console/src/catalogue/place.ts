import type { Level } from '@sofra/contract/catalogue/levels';

/** Names a list: its level, and the ids of the records above it, from the menu down. That of items with their menu alone names those of all its sections. */
export type Place = { level: Level; above: readonly string[] };
