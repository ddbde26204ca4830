import type { Measured } from '../measured.ts';
import type { Stage } from '../stage.ts';
import { depth, list, patch, reorder, tree } from './admin.ts';
import { consoleSpeed } from './console.ts';
import { json, latency, page, weight } from './guest.ts';
import { duplicate, publish } from './large.ts';
import { cold, idle, packages } from './process.ts';
import { venues } from './venues.ts';

/** Every line by the name that a command line may give. */
export const LINES = {
  page,
  latency,
  weight,
  json,
  tree,
  list,
  depth,
  patch,
  reorder,
  duplicate,
  publish,
  venues,
  cold,
  idle,
  packages,
  console: consoleSpeed,
} as const satisfies Record<string, (stage: Stage) => Promise<Measured[]>>;

/** The name of a line. */
export type LineName = keyof typeof LINES;
