import { plain } from './reader/plain-text.ts';
import { findPrices } from './reader/prices.ts';

/** The elements that are crossed out, by themselves or by the style that a browser copies with them. */
const CROSSED = 'del, s, strike, [style*="line-through"]';
/** Codes of allergens that stand raised behind a title. */
const CODES = /^[\p{L}\p{N}]{1,3}(?:\s?[,;/.]\s?[\p{L}\p{N}]{1,3})*$/u;
/** An edge between two elements where a page leaves a gap although the text has none. */
const EDGE = /(?:\p{Ll}\p{Lu}|[\p{L})][\p{N}\p{Sc}]|\p{N}\p{L}|\p{L}[–—(])$/u;

/** Whether an element is crossed out. */
const isCrossed = (element: Element): boolean => element.matches(CROSSED);

const squeezed = (text: string) => text.replaceAll(/[ \t\r\n]+/g, ' ');

/** Crossed out words go; an old amount keeps the reader's marks, so that its owner sees it. */
const crossedOut = (text: string): string => {
  const words = squeezed(text).trim();
  const found = findPrices(plain(words), '');
  return found && !/\p{L}/u.test(found.before) ? ` ~~${words}~~ ` : '';
};

/** The raised or lowered text behind a line: cents, an ordinal, or codes that need brackets. */
function raised(line: string, text: string): string {
  const words = text.trim();
  if (/\d$/.test(line) && /^\d{2}$/.test(words)) return `.${words}`;
  if (!CODES.test(words) || /\d$/.test(line) || !/\p{L}{2}$|[)"”»]$/u.test(line.trim())) return text;
  return ` (${words})`;
}

/** A line with a further text at its end; between two elements the words are parted as a page shows them. */
function withText(line: string, text: string, isEdge: boolean): string {
  const more = squeezed(text);
  if (line === '' || /\s$/.test(line)) return line + more.trimStart();
  return isEdge && EDGE.test(line.slice(-1) + more.slice(0, 1)) ? `${line} ${more}` : line + more;
}

/** A block of a page: its lines and the blocks within it, in order; `path` names the elements around it. */
export type Block = { tag: string; kind: string; path: string; parts: Part[] };
/** A line of text, or a block. */
export type Part = string | Block;

/** Elements that are never read: they run, they load, or they are filled in. */
const UNREAD =
  'script, style, template, noscript, head, title, svg, canvas, iframe, object, video, audio, select, input, textarea, [hidden], [aria-hidden="true"]';
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const BLOCKS =
  'address, article, aside, blockquote, body, caption, center, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, legend, li, main, menu, nav, ol, p, pre, section, summary, table, tbody, td, tfoot, th, thead, tr, ul, [role="heading"]';
const SPREAD = /(?:^|;)\s*display\s*:\s*(?:inline-)?(?:flex|grid)/i;
const AS_BLOCK = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|list-item|table)/i;
const AS_INLINE = /(?:^|;)\s*display\s*:\s*(?:inline|contents)\s*(?:;|$)/i;
const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
const BUTTONS = 'button, [role="button"], a[class*="btn" i], a[class*="button" i]';
/** The most words of a button; what has more is a card that can be pressed. */
const MOST_WORDS = 4;

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Whether an element is a plain button: no heading, nothing with a price, and a few words. */
function isButton(element: Element): boolean {
  const text = (element.textContent ?? '').trim();
  return (
    element.matches(BUTTONS) &&
    !element.closest(HEADINGS) &&
    !element.querySelector(HEADINGS) &&
    !/\d/.test(text) &&
    text.split(/\s+/).length <= MOST_WORDS
  );
}

const isUnread = (element: Element) =>
  element.matches(UNREAD) || HIDDEN.test(styleOf(element)) || isButton(element);

function isBlock(element: Element): boolean {
  const style = styleOf(element);
  if (AS_BLOCK.test(style)) return true;
  const isInRow = element.parentElement !== null && SPREAD.test(styleOf(element.parentElement));
  if (isInRow || element.querySelector(BLOCKS)) return true;
  return element.matches(BLOCKS) && !AS_INLINE.test(style);
}

/** Whether an element is the tab of a word processor, which only its style tells. */
const isTab = (element: Element) =>
  /mso-tab-count/i.test(styleOf(element)) || /^\t+$/.test(element.textContent ?? '');

/** The level of a heading from 1, or 0. */
export function headingLevel({ tag }: Block): number {
  return Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0);
}

function tagOf(element: Element): string {
  if (element.getAttribute('role') === 'heading') return `h${element.getAttribute('aria-level') ?? 2}`;
  return element.localName;
}

/** Puts the text of inline elements together to lines, which are added to `parts`. */
function lineWriter(parts: Part[], isKept: boolean) {
  let line = '';
  // Whether an element begins or ends where the next text stands.
  let isEdge = false;
  const end = () => {
    const text = line.trim();
    if (text !== '') parts.push(text);
    line = '';
  };
  const add = (text: string) => {
    if (!isKept) line = withText(line, text, isEdge);
    else
      for (const [at, more] of text.split(/\r?\n/).entries()) {
        if (at > 0) end();
        line += more;
      }
    isEdge = false;
  };
  return {
    end,
    add,
    addRaised: (text: string) => add(raised(line, text)),
    addTab: () => {
      line += '\t';
    },
    markEdge: () => {
      isEdge = true;
    },
  };
}

/** Reads an element into a tree of blocks, without what a person does not see. */
export function blockOf(element: Element, above = ''): Block {
  const tag = tagOf(element);
  const path = `${above}/${tag}`;
  const block: Block = { tag, kind: `${tag}.${element.getAttribute('class') ?? ''}`, path, parts: [] };
  const writer = lineWriter(block.parts, tag === 'pre' || /white-space\s*:\s*pre/i.test(styleOf(element)));
  const readBlock = (child: Element) => {
    writer.end();
    const inner = blockOf(child, path);
    // An empty cell keeps the columns of its table.
    if (inner.parts.length > 0 || /^t[dh]$/.test(inner.tag)) block.parts.push(inner);
  };
  const readElement = (child: Element) => {
    if (isUnread(child)) return;
    const text = child.textContent ?? '';
    if (child.localName === 'br') writer.end();
    else if (isCrossed(child) && !child.querySelector(BLOCKS)) writer.add(crossedOut(text));
    else if (isBlock(child)) readBlock(child);
    else if (child.matches('sup, sub')) writer.addRaised(text);
    else if (isTab(child)) writer.addTab();
    else {
      writer.markEdge();
      read(child);
      writer.markEdge();
    }
  };
  const read = (node: Node) => {
    for (const child of node.childNodes)
      if (child instanceof Text) writer.add(child.data);
      else if (child instanceof Element) readElement(child);
  };
  read(element);
  writer.end();
  return block;
}

/** All lines of a block in their order. */
export const linesIn = (part: Part): string[] =>
  typeof part === 'string' ? [part] : part.parts.flatMap(linesIn);
