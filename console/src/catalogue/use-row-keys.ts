import { useEffect, useEffectEvent } from 'react';
import { isLetterKey } from '../ui/controls/letter-key.ts';
import { isTypedIn } from '../ui/controls/typing.ts';
import { dialogsNow } from '../ui/dialogs/restore-focus.ts';
import { stepTo } from './row-steps.ts';
import { wantRecord } from './wanted-record.ts';

/** The letters that do something while a list has the focus. */
export const ROW_KEYS = {
  next: 'j',
  previous: 'k',
  create: 'n',
  choose: 'x',
  price: 'p',
  show: 'h',
} as const;

type RowKey = keyof typeof ROW_KEYS;

const NAMES = Object.keys(ROW_KEYS) as RowKey[];

/** The key of the sheet of keys, in scripts with a question mark of their own too. */
const isQuestion = ({ key }: KeyboardEvent) => key === '?' || key === '؟';

const withAnother = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/** Presses a control of a row that is on the screen. */
function press(row: HTMLElement, control: string): void {
  const there = [...row.querySelectorAll<HTMLElement>(control)].find((one) => one.checkVisibility());
  there?.click();
}

const NAME = '[data-name]';

/** Goes to the name of the next row, or of the one before. */
function step(row: HTMLElement, by: 1 | -1): void {
  const name = row.querySelector(NAME);
  if (name) stepTo(name, NAME, by, (next) => next.focus());
}

type Options = {
  body: HTMLTableSectionElement;
  toggle: (id: string) => void;
  /** Chooses no row; undefined while none is chosen. */
  clear: (() => void) | undefined;
  onCreate?: ((id: string) => void) | undefined;
  onHelp: () => void;
};

const OVER = '[role=dialog], [role=menu], [role=listbox]';

/** Lets Escape choose no row, wherever the focus is; what is open over the list has that key first. */
function useEscape(clear: Options['clear']): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isOver = event.target instanceof Element && event.target.closest(OVER);
    if (event.key !== 'Escape' || event.defaultPrevented || isOver || dialogsNow().length > 0) return;
    if (!isTypedIn(event.target)) clear?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    // A drag that is given up by this key hears of it at the document, before.
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Single keys, while a list has the focus and nothing is typed: to walk, to choose, to change and to add; `?` tells them all. */
export function useRowKeys({ body, toggle, clear, onCreate = wantRecord, onHelp }: Options): void {
  useEscape(clear);
  const acts: Record<RowKey, (row: HTMLElement) => void> = {
    next: (row) => step(row, 1),
    previous: (row) => step(row, -1),
    create: ({ dataset }) => onCreate(dataset.key ?? ''),
    choose: ({ dataset }) => dataset.key && toggle(dataset.key),
    price: (row) => press(row, '[data-price]'),
    show: (row) => press(row, '[role="switch"]'),
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const row = event.target instanceof Element && event.target.closest('tr');
    if (!row || event.defaultPrevented || withAnother(event) || isTypedIn(event.target)) return;
    if (isQuestion(event)) {
      event.preventDefault();
      return onHelp();
    }
    const name = event.shiftKey ? undefined : NAMES.find((one) => isLetterKey(event, ROW_KEYS[one]));
    if (!name) return;
    event.preventDefault();
    acts[name](row);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    body.addEventListener('keydown', listen);
    return () => body.removeEventListener('keydown', listen);
  }, [body]);
}
