import { createContext, use } from 'react';
import { CheckBox } from '../ui/controls/check-box.tsx';

/** The ids of the chosen rows of a list, and what choosing one more or less does. */
export type Choosing = { chosen: ReadonlySet<string>; toggle: (id: string) => void };

/** The choosing of the rows of a list. */
export const ChoosingContext = createContext<Choosing>({ chosen: new Set(), toggle: () => undefined });

/** The box that chooses a row. */
export function ChooseBox({ id, label }: { id: string; label: string }) {
  const { chosen, toggle } = use(ChoosingContext);
  return (
    <CheckBox data-choose label="" aria-label={label} checked={chosen.has(id)} onChange={() => toggle(id)} />
  );
}
