import { RestrictToVerticalAxis } from '@dnd-kit/abstract/modifiers';
import { Accessibility, AutoScroller, defaultPreset, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { VisuallyHidden } from '@mantine/core';
import { INTERFACE } from '@sofra/contract/limits';
import { useLayoutEffect, useRef, useState } from 'react';
import { pageNonce } from '../platform/nonce.ts';
import { gripOf } from './drag-handle.tsx';

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
};

const MODIFIERS = [RestrictToVerticalAxis];
const TRANSITION = { duration: INTERFACE.dragMs };

// Scrolls only at the very edge of the screen: with the library's fifth of it, the list moved away under a held row.
const SCROLLING = { acceleration: 12, threshold: { x: 0, y: 0.08 } };

// Announcements are ours (`MoveWords`), in the page's language; styles need the page's nonce.
const plugins = () => [
  ...defaultPreset.plugins.filter((plugin) => plugin !== Accessibility && plugin !== StyleInjector),
  AutoScroller.configure(SCROLLING),
  StyleInjector.configure({ nonce: pageNonce() }),
];

/** Binds a row that stands in the table already, so that nothing in it is made anew when this code arrives. */
function Binding({ body, id, index }: { body: HTMLTableSectionElement; id: string; index: number }) {
  const [row, setRow] = useState<HTMLTableRowElement>();
  useLayoutEffect(() => setRow([...body.rows].find(({ dataset }) => dataset.key === id)), [body, id]);
  const handle = row && gripOf(row);
  useSortable({
    id,
    index,
    transition: TRANSITION,
    modifiers: MODIFIERS,
    ...(row && { element: row }),
    ...(handle && { handle }),
  });
  return null;
}

/** Lets people reorder the rows of a table by pointer and by keyboard, with announcements for screen readers. */
export function SortableRows<R>({ body, rows, keyOf, words, explainedBy, onMove }: Props<R>) {
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
      onDragEnd={({ operation: { source }, canceled }) => {
        const row = rowOf(source?.id);
        if (!row || !isSortable(source)) return;
        const isMoved = !canceled && source.index !== source.initialIndex;
        say(isMoved ? words.dropped(row, source.index) : words.left(row));
        if (isMoved) onMove(row, source.index);
      }}
    >
      {rows.map((row, index) => (
        <Binding key={keyOf(row)} body={body} id={keyOf(row)} index={index} />
      ))}
      <p id={explainedBy} hidden>
        {words.instructions}
      </p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DragDropProvider>
  );
}
