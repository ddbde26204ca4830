import { recordsIn } from '@sofra/contract/catalogue/records-in';
import { MOST } from '@sofra/contract/limits';
import type { PastedSection } from '../pasting/reader/menu.ts';
import { wholeSection } from '../pasting/written.ts';
import { call } from '../platform/api.ts';
import { sendParts } from '../platform/in-parts.ts';
import { jsonBytes, packed, RECORDS_BYTES } from '../platform/packed.ts';
import type { PartsTools } from '../platform/use-parts.ts';

type Whole = ReturnType<typeof wholeSection>;

/** The part of a call that a section takes, by its records or its bytes. */
const shareOf = (section: Whole) =>
  Math.max(recordsIn([section]) / MOST.batch, jsonBytes(section) / RECORDS_BYTES);

const dishesIn = (sections: readonly Whole[]) =>
  sections.reduce((sum, { relationships }) => sum + relationships.items.data.length, 0);

/**
 * Adds pasted sections with their dishes after those of a menu: as one change, or as several with one undo where they are more than a call
 * takes. As `sendParts`.
 */
export function addSections(
  menu: string,
  sections: readonly PastedSection[],
  { signal, onProgress }: Partial<PartsTools> = {},
) {
  const whole = sections.map(wholeSection);
  const parts = packed(whole, shareOf, { size: 1 });
  const total = dishesIn(whole);
  let done = 0;
  const send = (data: Whole[]) => {
    if (parts.length > 1) onProgress?.({ done, total });
    return call('POST /me/menus/{menu}/relationships/sections', { menu, body: { data } });
  };
  return sendParts(parts, send, { ...(signal && { signal }), onSent: (part) => (done += dishesIn(part)) });
}
