import { plain } from './reader/plain-text.ts';
import { findPrices } from './reader/prices.ts';

/** The elements that are crossed out, by themselves or by the style that a browser copies with them. */
const CROSSED = 'del, s, strike, [style*="line-through"]';
/** Codes of allergens that stand raised behind a title. */
const CODES = /^[\p{L}\p{N}]{1,3}(?:\s?[,;/.]\s?[\p{L}\p{N}]{1,3})*$/u;
/** An edge between two elements where a page leaves a gap although the text has none. */
const EDGE = /(?:\p{Ll}\p{Lu}|[\p{L})][\p{N}\p{Sc}]|\p{N}\p{L}|\p{L}[–—(])$/u;

/** Whether an element is crossed out. */
export const isCrossed = (element: Element): boolean => element.matches(CROSSED);

const squeezed = (text: string) => text.replaceAll(/[ \t\r\n]+/g, ' ');

/** Crossed out words go; an old amount keeps the reader's marks, so that its owner sees it. */
export const crossedOut = (text: string): string => {
  const words = squeezed(text).trim();
  const found = findPrices(plain(words), '');
  return found && !/\p{L}/u.test(found.before) ? ` ~~${words}~~ ` : '';
};

/** The raised or lowered text behind a line: cents, an ordinal, or codes that need brackets. */
export function raised(line: string, text: string): string {
  const words = text.trim();
  if (/\d$/.test(line) && /^\d{2}$/.test(words)) return `.${words}`;
  if (!CODES.test(words) || /\d$/.test(line) || !/\p{L}{2}$|[)"”»]$/u.test(line.trim())) return text;
  return ` (${words})`;
}

/** A line with a further text at its end; between two elements the words are parted as a page shows them. */
export function withText(line: string, text: string, isEdge: boolean): string {
  const more = squeezed(text);
  if (line === '' || /\s$/.test(line)) return line + more.trimStart();
  return isEdge && EDGE.test(line.slice(-1) + more.slice(0, 1)) ? `${line} ${more}` : line + more;
}
