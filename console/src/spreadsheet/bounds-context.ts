import { createContext } from 'react';
import type { Bounds } from './area.ts';

/** The bounds of the chosen cells, for the cells to see whether they are among them. */
export const BoundsContext = createContext<Bounds | undefined>(undefined);
