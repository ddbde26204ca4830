import type { Measured } from '../measured.ts';
import type { Stage } from '../stage.ts';
import { list, patch, reorder, tree } from './admin.ts';

/** Every line by the name that a command line may give. */
export const LINES = {
  ...{ tree, list, patch, reorder },
} as const satisfies Record<string, (stage: Stage) => Promise<Measured[]>>;

/** The name of a line. */
export type LineName = keyof typeof LINES;
