import { INTERFACE } from '@sofra/contract/limits';
import { ApiError, ConnectionError } from './api-error.ts';
import { i18n } from './i18n.ts';
import { keep } from './storage.ts';

/** The action of a notice; `id` is the activity that it undoes or redoes, if it does. */
export type NoticeAction = { label: string; run: () => void; id?: string };

/**
 * A short message to the person; it leaves by itself after 5000 ms, unless it is read just then. What was told twice stands
 * there once, and offers what each time offered, the last one first: a way on, and beside it an undo.
 */
export type Notice = {
  id: number;
  kind: 'success' | 'failure';
  title: string;
  text: string | undefined;
  offers: readonly NoticeAction[];
};

type Listener = () => void;

let notices: readonly Notice[] = [];
let last = 0;
const listeners = new Set<Listener>();
const timers = new Map<number, number>();

function put(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** The notices that show now, the oldest first. */
export const noticesNow = (): readonly Notice[] => notices;

/** Tells the listener when notices come and go; the answer stops it. */
export function onNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a notice away. */
export function dismissNotice(id: number): void {
  holdNotice(id);
  put(notices.filter((notice) => notice.id !== id));
}

/** Keeps a notice for as long as it is read. */
export function holdNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Lets a notice leave after its time. */
export function releaseNotice(id: number): void {
  holdNotice(id);
  timers.set(id, window.setTimeout(dismissNotice, INTERFACE.noticeMs, id));
}

/**
 * Restarts the time of the newest notice with an action, unless it is being read: somebody is on the way to it by keys.
 */
export function extendNewestOffer(): void {
  const newest = notices.findLast(({ offers }) => offers.length > 0);
  if (newest && timers.has(newest.id)) releaseNotice(newest.id);
}

function show(
  kind: Notice['kind'],
  title: string,
  text?: string,
  actions: readonly (NoticeAction | undefined)[] = [],
): number {
  last += 1;
  const isSame = (notice: Notice) => notice.title === title && notice.text === text;
  const offers = notices.filter(isSame).flatMap((notice) => notice.offers);
  offers.push(...actions.filter((action) => action !== undefined));
  const others = notices.filter((notice) => !isSame(notice));
  for (const { id } of others.slice(0, 1 - INTERFACE.mostNotices)) dismissNotice(id);
  put([...others.slice(1 - INTERFACE.mostNotices), { id: last, kind, title, text, offers }]);
  releaseNotice(last);
  return last;
}

/** Removes an action; its notice leaves with the last one that can be taken back. */
export function removeOffer(taken: string): void {
  for (const { id, offers } of notices) {
    const left = offers.filter((offer) => offer.id !== taken);
    if (left.length === offers.length) continue;
    if (!left.some((offer) => offer.id)) dismissNotice(id);
    else put(notices.map((notice) => (notice.id === id ? { ...notice, offers: left } : notice)));
  }
}

/** Takes the notices away that offer something, and what the keys would take back: it is not where the person is now. */
export function dismissUndoNotices(): void {
  keep('undoings', undefined, 'tab');
  for (const { id, offers } of notices) if (offers.length > 0) dismissNotice(id);
}

/** Takes the notices away that tell of what is done. */
export function dismissSuccesses(): void {
  for (const { id, kind } of notices) if (kind === 'success') dismissNotice(id);
}

/** Dismisses all notices and undo actions: their person has left. */
export function dismissAllNotices(): void {
  dismissUndoNotices();
  for (const { id } of notices) dismissNotice(id);
}

/** Says that something has been done, and offers what can be done about it. */
export const showSuccess = (title: string, ...actions: (NoticeAction | undefined)[]): void =>
  void show('success', title, undefined, actions);

/** The message for a failure: the server's own words where it has some (`docs/api.md`, Errors). */
export function failureText(error: unknown): string {
  if (error instanceof ConnectionError) return i18n.t('failures.connection');
  const details = error instanceof ApiError ? error.errors.map(({ detail }) => detail).filter(Boolean) : [];
  return details.length > 0 ? [...new Set(details)].join(' ') : i18n.t('failures.unknown');
}

/**
 * Says that something has failed, and logs it: no failure is silent (rule 31). `text` says it where the error can't. Answers
 * the notice's id.
 */
export function showFailure(error: unknown, text = failureText(error)): number {
  console.error(error);
  return show('failure', i18n.t('failures.title'), text);
}
