import { SIDES, type Side } from '@sofra/contract/publishing/sides';

/** The state of the page in its address: the draft unless `of` says otherwise, now unless `at` does, `YYYY-MM-DDTHH:mm` of the venue. */
export type AsOfSearch = { of?: Side; at?: string };

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Whether a text is a day that there is and a time of it. */
export function isMoment(text: string): boolean {
  const at = MOMENT.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Reads the state of the page from an address; what can't be read counts as left out, so that no address fails. */
export function readAsOf({ of, at }: Record<string, unknown>): AsOfSearch {
  const side = SIDES.find((one) => one === of);
  return { ...(side && { of: side }), ...(isMoment(String(at)) && { at: String(at) }) };
}
