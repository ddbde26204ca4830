import { type RefObject, useEffect } from 'react';

let isPressing = false;
let waiting: (() => void) | undefined;

// A click comes just after its pointer has gone up.
const endPress = (): void =>
  void setTimeout(() => {
    isPressing = false;
    waiting?.();
    waiting = undefined;
  });

window.addEventListener('pointerdown', () => (isPressing = true), true);
for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, endPress, true);

/** Sets the room at the foot, after the press that is under way: a button that moves away from under a finger is not pressed. */
function setRoom(pixels: number): void {
  const set = () => document.documentElement.style.setProperty('--sofra-notices', `${pixels}px`);
  if (isPressing) waiting = set;
  else set();
}

/** Makes as much room at the foot of the page, and of a dialog over it, as the notices need: they never lie over anything. */
export function useNoticesRoom(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    if (!list.current) return;
    const sizes = new ResizeObserver(([entry]) => setRoom(entry?.borderBoxSize[0]?.blockSize ?? 0));
    sizes.observe(list.current);
    return () => {
      sizes.disconnect();
      setRoom(0);
    };
  }, [list]);
}
