import { createContext } from 'react';

/** Tells the table whether a cell is open in which something is typed. */
export const EditingContext = createContext<(isTyped: boolean) => void>(() => {});
