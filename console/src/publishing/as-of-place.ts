import type { LinkProps } from '@tanstack/react-router';
import { linkToRow } from '../catalogue/levels.ts';
import type { HiddenRow } from './as-of-queries.ts';

/** The way to a row on its list, where it is mended; undefined for one that is not in the draft any more. */
export function placeOf({
  record_type: level,
  id,
  menu_id,
  section_id,
  position,
}: HiddenRow): LinkProps | undefined {
  if (position === null) return undefined;
  const above = [menu_id, section_id].filter((one) => one !== null);
  return linkToRow({ level, above }, { id, position });
}
