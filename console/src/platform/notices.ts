import { INTERFACE } from '@sofra/contract/limits';
import { ApiError, ConnectionError } from './api-error.ts';
import { i18n } from './i18n.ts';

/** What a notice offers to do, such as to take back what it tells of. */
export type NoticeAction = { label: string; run: () => void };

/** A short message to the person; it leaves by itself after 5000 ms, unless it is read just then. */
export type Notice = {
  id: number;
  kind: 'success' | 'failure';
  title: string;
  text: string | undefined;
  action: NoticeAction | undefined;
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

function show(kind: Notice['kind'], title: string, text?: string, action?: NoticeAction): void {
  last += 1;
  put([
    ...notices.filter((notice) => notice.title !== title || notice.text !== text),
    { id: last, kind, title, text, action },
  ]);
  releaseNotice(last);
}

/** Does what a notice offers, and takes it away. */
export function actOnNotice({ id, action }: Notice): void {
  dismissNotice(id);
  action?.run();
}

/** Takes the notices away that offer something: what they speak of is not where the person is now. */
export function withdrawOffers(): void {
  for (const { id, action } of notices) if (action) dismissNotice(id);
}

/** Says that something has been done, and offers what can be done about it. */
export const showSuccess = (title: string, action?: NoticeAction): void =>
  show('success', title, undefined, action);

/** What to tell about a failure: the server's own words where it has some (`api.md`, Errors). */
export function failureText(error: unknown): string {
  if (error instanceof ConnectionError) return i18n.t('failures.connection');
  const details = error instanceof ApiError ? error.errors.map(({ detail }) => detail).filter(Boolean) : [];
  return details.length > 0 ? [...new Set(details)].join(' ') : i18n.t('failures.unknown');
}

/** Says that something has failed, and logs it: no failure is silent (ruling 31). `text` says it where the error can't. */
export function showFailure(error: unknown, text = failureText(error)): void {
  console.error(error);
  show('failure', i18n.t('failures.title'), text);
}
