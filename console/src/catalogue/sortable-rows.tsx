import { type CollisionDetector, CollisionPriority, CollisionType } from '@dnd-kit/abstract';
import { RestrictToVerticalAxis } from '@dnd-kit/abstract/modifiers';
import { Accessibility, AutoScroller, type Droppable, defaultPreset, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { VisuallyHidden } from '@mantine/core';
import { INTERFACE } from '@sofra/contract/limits';
import { useLayoutEffect, useRef, useState } from 'react';
import { pageNonce } from '../platform/nonce.ts';
import { isFocusLost } from '../ui/dialogs/restore-focus.ts';
import { type NearRows, useIsNear } from '../ui/lists/near-rows.ts';
import { ownRows } from '../ui/lists/own-rows.ts';
import { gripOf } from './row-grips.tsx';

/** The announcements for screen readers while a row is moved. */
export type MoveWords<R> = {
  instructions: string;
  lifted: (row: R, index: number) => string;
  over: (row: R, index: number) => string;
  dropped: (row: R, index: number) => string;
  left: (row: R) => string;
};

type Props<R> = {
  /** The table's body, whose rows are the elements of `rows`. */
  body: HTMLTableSectionElement;
  rows: readonly R[];
  keyOf: (row: R) => string;
  words: MoveWords<R>;
  /** The id that the words which explain a handle are to have. */
  explainedBy: string;
  /** A row was dropped at another place of the page, counted from 0. */
  onMove: (row: R, index: number) => void;
  /** Whether a row is a heading: others are taken past it, below the first one, and it is not moved itself. */
  isHeading?: (row: R) => boolean;
  /** The rows of a long table that are near the screen: the others are no targets. */
  near?: NearRows | undefined;
};

const MODIFIERS = [RestrictToVerticalAxis];
const NOT_MOVED = { draggable: true, droppable: false };
const TRANSITION = { duration: INTERFACE.dragMs };

// Scrolls only at the very edge of the screen: with the library's fifth of it, the list moved away under a held row.
const SCROLLING = { acceleration: 12, threshold: { x: 0, y: 0.08 } };

// Announcements are ours (`MoveWords`), in the page's language; styles need the page's nonce.
const plugins = () => [
  ...defaultPreset.plugins.filter((plugin) => plugin !== Accessibility && plugin !== StyleInjector),
  AutoScroller.configure(SCROLLING),
  StyleInjector.configure({ nonce: pageNonce() }),
];

/** The part of a heading, from above, where a row that is held on it comes to stand above it. */
const UPPER_PART = 0.3;

/** The place of a row among the others, as they stand while one is led. */
function indexOf(row: object | null): number {
  const one = row as Droppable | null;
  return isSortable(one) ? one.index : -1;
}

/** Takes a row that is led to a heading below it, from above at once, and from below past it only at its upper edge. */
const atHeading: CollisionDetector = ({ dragOperation: { source, position }, droppable }) => {
  const { top = 0, height = 0 } = droppable.shape?.boundingRectangle ?? {};
  const depth = position.current.y - top;
  if (depth < 0 || depth > height) return null;
  const isAbove = depth < height * UPPER_PART;
  if (isAbove !== indexOf(source) > indexOf(droppable)) return null;
  return {
    id: droppable.id,
    value: 1,
    type: CollisionType.PointerIntersection,
    priority: CollisionPriority.High,
  };
};

const nothing = () => false;

type BindingProps = {
  row: HTMLTableRowElement | undefined;
  id: string;
  index: number;
  isHeading: boolean;
  near: NearRows | undefined;
};

/** Binds a row that stands in the table already, so that nothing in it is made anew when this code arrives. */
function Binding({ row, id, index, isHeading, near }: BindingProps) {
  const isNear = useIsNear(near, id);
  const handle = row && gripOf(row);
  // A row above the first heading would stand below none.
  const isTarget = isNear && !(isHeading && index === 0);
  useSortable({
    id,
    index,
    transition: TRANSITION,
    modifiers: MODIFIERS,
    ...(isHeading && { disabled: NOT_MOVED, collisionDetector: atHeading }),
    ...(!isTarget && { accept: nothing }),
    ...(row && { element: row }),
    ...(handle && { handle }),
  });
  return null;
}

/** Calls back once nothing is dragged any more, and the library has put the elements where they belong. */
function whenIdle(isIdle: () => boolean, run: () => void): void {
  requestAnimationFrame(() => (isIdle() ? requestAnimationFrame(run) : whenIdle(isIdle, run)));
}

/** The rows of a table by their keys. */
const rowsOf = (body: HTMLTableSectionElement) =>
  new Map(ownRows(body).map((row) => [row.dataset.key, row] as const));

/** Gives the focus to the handle of a row unless something else has it. */
function focusHandle(body: HTMLTableSectionElement, key: string): void {
  const row = rowsOf(body).get(key);
  if (row && isFocusLost()) gripOf(row)?.focus({ preventScroll: true });
}

/** The elements of rows by their keys. */
function useElements(body: HTMLTableSectionElement, shown: string) {
  const [elements, setElements] = useState<ReturnType<typeof rowsOf>>(new Map());
  useLayoutEffect(() => {
    if (shown) setElements(rowsOf(body));
  }, [body, shown]);
  return elements;
}

/** Lets people reorder the rows of a table by pointer and by keyboard, with announcements for screen readers. */
export function SortableRows<R>({
  body,
  rows,
  keyOf,
  words,
  explainedBy,
  onMove,
  isHeading,
  near,
}: Props<R>) {
  const elements = useElements(body, rows.map(keyOf).join());
  const [said, say] = useState('');
  const [using] = useState(plugins);
  // A row over its own place is not announced.
  const saidAt = useRef(-1);
  const rowOf = (id: string | number | undefined) => rows.find((row) => keyOf(row) === id);
  return (
    <DragDropProvider
      plugins={using}
      onDragStart={({ operation: { source } }) => {
        const row = rowOf(source?.id);
        if (!row || !isSortable(source)) return;
        saidAt.current = source.index;
        say(words.lifted(row, source.index));
      }}
      onDragOver={({ operation: { source } }) => {
        const row = rowOf(source?.id);
        if (!row || !isSortable(source) || source.index === saidAt.current) return;
        saidAt.current = source.index;
        say(words.over(row, source.index));
      }}
      onDragEnd={({ operation: { source, activatorEvent }, canceled }, { dragOperation }) => {
        const row = rowOf(source?.id);
        if (!row || !isSortable(source)) return;
        const isMoved = !canceled && source.index !== source.initialIndex;
        say(isMoved ? words.dropped(row, source.index) : words.left(row));
        if (isMoved) onMove(row, source.index);
        // Moved in the document, the handle of a row that keys have led loses the focus.
        if (activatorEvent instanceof KeyboardEvent)
          whenIdle(
            () => dragOperation.status.idle,
            () => focusHandle(body, keyOf(row)),
          );
      }}
    >
      {rows.map((row, index) => (
        <Binding
          key={keyOf(row)}
          row={elements.get(keyOf(row))}
          id={keyOf(row)}
          index={index}
          isHeading={isHeading?.(row) ?? false}
          near={near}
        />
      ))}
      <p id={explainedBy} hidden>
        {words.instructions}
      </p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DragDropProvider>
  );
}
