import type { Currency } from './currencies.ts';
import { headingsBetween, isRuler, markedHeading } from './pasted-headings.ts';
import { findPrice, type PastedPrice, plain } from './pasted-price.ts';
import { withoutYears } from './pasted-year.ts';

/** A dish that was read in a pasted text; its price is an amount as it travels. */
export type PastedItem = { title: string; description: string; price: string };

/** A heading with the dishes under it; those before any heading have an empty one. */
export type PastedSection = { title: string; description: string; items: PastedItem[] };

/** The sections, the currencies that are written beside prices, and the lines that are no part of a dish. */
export type PastedMenu = { sections: PastedSection[]; currencies: Currency[]; left: string[] };

const BULLET = /^(?:[-*•·▪●◦‣–—]+|\d{1,3}[.)])\s+(?=\P{N})/u;
/** Leaders between a title and its price, such as dots. */
const LEADERS = /^[\s.…·_\-–—:|)]+|[\s.…·_\-–—:|(]+$/gu;
/** Line ends, those of word processors and of Unicode among them. */
const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
const LETTER = /\p{L}/u;
const HEADING_WORDS = 2;

/** Whether a line between two dishes is a heading and no description: a word or two with a capital. */
const isShortHeading = (line: string): boolean =>
  /^\p{Lu}[^.,;]*$/u.test(line) && line.split(' ').length <= HEADING_WORDS;

function splitTitle(before: string): [title: string, description: string] {
  const [title = '', ...rest] = before.replaceAll(LEADERS, '').split(/\t+|\s+[-–—|]\s+|:\s+/);
  return [title.replaceAll(LEADERS, ''), rest.join(', ').trim()];
}

/** The state of the reader: the last dish of the block, and the lines without a price that wait for their meaning. */
type Reading = { sections: PastedSection[]; left: string[]; item: PastedItem | undefined; waiting: string[] };

function beginSection(reading: Reading, title: string, description = ''): void {
  reading.sections.push({ title, description, items: [] });
  reading.item = undefined;
}

function addItem(reading: Reading, title: string, description: string, price: string): void {
  if (reading.sections.length === 0) beginSection(reading, '');
  reading.item = { title, description, price };
  reading.sections.at(-1)?.items.push(reading.item);
}

const inOne = (texts: readonly string[], between = ' ') => texts.filter(Boolean).join(between);

/** Before a dish, the lines that wait are the description of the dish before, a heading, or both. */
function settle(reading: Reading): void {
  const { item, waiting } = reading;
  reading.waiting = [];
  const [first = '', last = ''] = [waiting[0], waiting.at(-1)];
  if (item && isShortHeading(last)) {
    item.description = inOne([item.description, ...waiting.slice(0, -1)]);
    beginSection(reading, last);
  } else if (item) item.description = inOne([item.description, ...waiting]);
  else if (first) beginSection(reading, first, inOne(waiting.slice(1)));
}

/** At an empty line, the lines that wait belong to the dish above, or else are a heading. */
function endBlock(reading: Reading): void {
  const { item, waiting } = reading;
  if (item) item.description = inOne([item.description, ...waiting]);
  else settle(reading);
  reading.waiting = [];
  reading.item = undefined;
}

function readPriced(reading: Reading, line: string, { before, amount, others }: PastedPrice): void {
  const [title, description] = splitTitle(before);
  const sizes = others ? line.slice(before.length).trim() : '';
  const [first, ...rest] = reading.waiting;
  if (LETTER.test(title)) {
    settle(reading);
    addItem(reading, title, inOne([description, sizes], ', '), amount);
  } else if (first) {
    // The price has a line of its own under its dish.
    reading.waiting = [];
    addItem(reading, first, inOne([...rest, sizes]), amount);
  } else reading.left.push(line);
}

function readUnpriced(reading: Reading, line: string, isHeading: boolean): void {
  const heading = isHeading ? line : markedHeading(line);
  if (isRuler(line)) endBlock(reading);
  else if (heading) {
    settle(reading);
    beginSection(reading, heading);
  } else if (LETTER.test(line)) reading.waiting.push(line);
  else reading.left.push(line);
}

/**
 * Reads a menu that was copied from anywhere: a line with a price is a dish, a line without one is the heading over dishes
 * or the description of a dish. `currency` is the menu's, which decides whether a comma before three digits is of thousands.
 */
export function readPastedMenu(text: string, currency: string): PastedMenu {
  const reading: Reading = { sections: [], left: [], item: undefined, waiting: [] };
  const counts = new Map<Currency, number>();
  const lines = plain(text)
    .split(LINE_END)
    .map((raw) => raw.trim().replace(BULLET, ''));
  const priced = withoutYears(lines.map((line) => ({ line, price: findPrice(line, currency) })));
  const headings = headingsBetween(priced);
  for (const [at, { line, price }] of priced.entries()) {
    if (price?.currency) counts.set(price.currency, (counts.get(price.currency) ?? 0) + 1);
    if (price) readPriced(reading, line, price);
    else readUnpriced(reading, line, headings.has(at));
  }
  endBlock(reading);
  const sections = reading.sections.filter(({ items }) => items.length > 0);
  const empty = reading.sections.filter(({ items }) => items.length === 0);
  const left = [...reading.left, ...empty.flatMap(({ title, description }) => [title, description])];
  const currencies = [...counts].sort((one, other) => other[1] - one[1]).map(([code]) => code);
  return { sections, currencies, left: left.filter(Boolean) };
}
