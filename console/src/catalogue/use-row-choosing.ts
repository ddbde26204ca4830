import { INTERFACE } from '@sofra/contract/limits';
import { useEffect, useRef } from 'react';
import type { Row } from './rows.ts';

type Options = {
  body: HTMLTableSectionElement;
  rows: readonly Row[];
  chosen: ReadonlySet<string>;
  choose: (chosen: ReadonlySet<string>) => void;
  toggle: (id: string) => void;
};

const idOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('tr')?.dataset.key : undefined;

const isOn = (target: EventTarget | null, place: string) =>
  target instanceof Element && target.closest(place) !== null;

const NAME = '[data-name]';
const BOX = '[data-choose]';

// A finger is never quite still.
const STILL_PIXELS = 10;

/** The rows from one to another, both with them; only the second when one of them is none of the rows. */
function between(rows: readonly Row[], from: string | undefined, to: string): string[] {
  const ids = rows.map(({ id }) => id);
  const [one, other] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  return one < 0 || other < 0 ? [to] : ids.slice(Math.min(one, other), Math.max(one, other) + 1);
}

/** The finger on the rows, and the row that was chosen last. */
type Hand = {
  last?: string | undefined;
  isTouch: boolean;
  isHeld: boolean;
  timer: number;
  x: number;
  y: number;
};

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Chooses a row once a finger has been held on it. */
function press(
  hand: Hand,
  { toggle }: Options,
  { pointerType, target, clientX: x, clientY: y }: PointerEvent,
) {
  window.clearTimeout(hand.timer);
  Object.assign(hand, { isTouch: pointerType === 'touch', isHeld: false, x, y });
  const id = idOf(target);
  if (!hand.isTouch || !id || !isOn(target, NAME)) return;
  hand.timer = window.setTimeout(() => {
    hand.isHeld = true;
    hand.last = id;
    toggle(id);
  }, INTERFACE.holdMs);
}

/** Chooses by a click with Shift or Ctrl, or by a touch while rows are chosen; other clicks do what they do. */
function click(hand: Hand, { chosen, rows, choose, toggle }: Options, event: MouseEvent) {
  const { target, shiftKey, ctrlKey, metaKey } = event;
  const id = idOf(target);
  if (!id || !isOn(target, `${NAME}, ${BOX}`)) return;
  if (hand.isHeld) {
    hand.isHeld = false;
    return swallow(event);
  }
  const isMore = ctrlKey || metaKey || (hand.isTouch && chosen.size > 0);
  if (shiftKey) {
    swallow(event);
    const range = between(rows, hand.last, id);
    // The browser sets a box back first, whose click was swallowed.
    setTimeout(() => choose(new Set([...chosen, ...range])));
  } else if (isMore && isOn(target, NAME)) {
    swallow(event);
    toggle(id);
  } else if (!isOn(target, BOX)) return;
  hand.last = id;
}

/**
 * Lets people choose rows: with Shift all from the last one on, with Ctrl one more, by a finger that is held on a row, and while
 * some are chosen by a touch. Their boxes choose them too.
 */
export function useRowChoosing(options: Options): void {
  const now = useRef(options);
  now.current = options;
  const { body } = options;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const hand: Hand = { isTouch: false, isHeld: false, timer: 0, x: 0, y: 0 };
    const release = () => window.clearTimeout(hand.timer);
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - hand.x, clientY - hand.y) > STILL_PIXELS) release();
    };
    body.dataset.tools = '';
    body.addEventListener('pointerdown', (event) => press(hand, now.current, event), { signal });
    body.addEventListener('pointermove', move, { signal });
    body.addEventListener('pointerup', release, { signal });
    body.addEventListener('pointercancel', release, { signal });
    body.addEventListener('click', (event) => click(hand, now.current, event), { signal, capture: true });
    // A held finger chooses instead of opening the browser's menu.
    body.addEventListener('contextmenu', (event) => hand.isTouch && event.preventDefault(), { signal });
    return () => {
      release();
      stop.abort();
      delete body.dataset.tools;
    };
  }, [body]);
}
