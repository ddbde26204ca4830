import { SHORT_NAMES } from '@sofra/guest/class-names';
import { PALETTE } from '../ui/layout/palette.ts';

const ITEM = `.${SHORT_NAMES.item}:target`;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The part of the view that nothing lies over: an open item, or all that is free of the bar. */
function freePart(
  element: Element,
  view: Window,
): { scroller: Element | Window; top: number; bottom: number } {
  const item = element.closest(ITEM);
  if (item) {
    const { top, bottom } = item.getBoundingClientRect();
    return { scroller: item, top, bottom };
  }
  const root = view.getComputedStyle(element.ownerDocument.documentElement);
  const isInBar = element.closest(`.${SHORT_NAMES.bar}`) !== null;
  const padding = (value: string) => (isInBar ? 0 : Number.parseFloat(value) || 0);
  const bottom = view.innerHeight - padding(root.scrollPaddingBlockEnd);
  return { scroller: view, top: padding(root.scrollPaddingBlockStart), bottom };
}

/** Farther than so many screens nobody waits for. */
const FAR = 2;

/** Scrolls a preview to an element that is not in sight, at once where it is far; `again` counts the corrections then. */
export function bringIntoView(element: Element, again = 3): void {
  const view = element.ownerDocument.defaultView;
  // The whole page is always in sight.
  if (!view || element === element.ownerDocument.documentElement) return;
  const box = element.getBoundingClientRect();
  const { scroller, top, bottom } = freePart(element, view);
  if (box.top >= top && box.bottom <= bottom) return;
  const distance = box.top - Math.max(top, (top + bottom - box.height) / 2);
  const isFar = Math.abs(distance) > FAR * view.innerHeight;
  // Not `scrollIntoView`, which would scroll the console around the frame as well.
  scroller.scrollBy({ top: distance, behavior: isCalm() || isFar ? 'instant' : 'smooth' });
  // Rows are laid out only when they come into sight, and move those below.
  if (isFar && again > 0) view.requestAnimationFrame(() => bringIntoView(element, again - 1));
}

const OUTLINE_MS = 1500;

/** Outlines an element of a preview for a moment, unless motion is to be reduced. */
export function outline(element: Element): void {
  if (isCalm() || element === element.ownerDocument.documentElement) return;
  const [shown, hidden] = [PALETTE.saffron[5], 'transparent'].map((colour) => `3px solid ${colour}`);
  const steps = [hidden, shown, shown, hidden].map((line) => ({ outline: line, outlineOffset: '3px' }));
  element.animate(steps as Keyframe[], { duration: OUTLINE_MS, easing: 'ease-in-out' });
}
