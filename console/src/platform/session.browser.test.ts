import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { beginSession, endSession, keepToken, loseToken, onSession, tokenNow } from './session.ts';
import { storageKey } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Puts the tab in the state of a new one, whose own storage is empty. */
const newTab = () => sessionStorage.clear();

const heard = () => {
  const told: boolean[] = [];
  onTestFinished(onSession(({ signedIn }) => told.push(signedIn)));
  return told;
};

/** Writes as another tab does: this one hears of it. */
function inAnotherTab(key: string, value: unknown): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  frame.contentWindow?.localStorage.setItem(key, JSON.stringify(value));
}

const signInOf = (area: Storage) => JSON.parse(area.getItem(storageKey('session')) ?? 'null');

test('a sign-in that is not remembered is the tab’s own', () => {
  const told = heard();
  beginSession('one', { remember: false });
  expect(tokenNow()).toBe('one');
  expect(told).toEqual([true]);
  newTab();
  expect(tokenNow()).toBeNull();
});

test('a new tab begins with the remembered sign-in, and keeps it as its own', () => {
  beginSession('one', { remember: true });
  newTab();
  expect(tokenNow()).toBe('one');
  localStorage.clear();
  expect(tokenNow()).toBe('one');
});

test('a renewed token replaces the present one, and that of new tabs', () => {
  beginSession('one', { remember: true });
  keepToken('one', 'two');
  expect(tokenNow()).toBe('two');
  keepToken('one', 'three');
  expect(tokenNow()).toBe('two');
  newTab();
  expect(tokenNow()).toBe('two');
});

test("a renewed token leaves another sign-in's token for new tabs alone", () => {
  beginSession('one', { remember: true });
  localStorage.setItem(
    storageKey('session'),
    JSON.stringify({ token: 'another', signIn: 'of another', remember: true }),
  );
  keepToken('one', 'two');
  expect(signInOf(localStorage).token).toBe('another');
  endSession();
  expect(tokenNow()).toBeNull();
  expect(signInOf(localStorage).token).toBe('another');
});

test('signing out forgets it everywhere and is heard once', () => {
  beginSession('one', { remember: true });
  const told = heard();
  endSession();
  endSession();
  expect(told).toEqual([false]);
  newTab();
  expect(tokenNow()).toBeNull();
});

test('the end of this sign-in in another tab is its end here; that of another sign-in is not', async () => {
  beginSession('one', { remember: false });
  const told = heard();
  inAnotherTab(storageKey('ended'), 'of another');
  inAnotherTab(storageKey('ended'), signInOf(sessionStorage).signIn);
  await expect.poll(() => told).toEqual([false]);
  expect(tokenNow()).toBeNull();
});

test('a token that is known no longer is lost here alone: other tabs of the sign-in may have a good one', () => {
  beginSession('one', { remember: false });
  const told = heard();
  loseToken();
  expect(told).toEqual([false]);
  expect(tokenNow()).toBeNull();
  expect(localStorage.getItem(storageKey('ended'))).toBeNull();
});

test('a tab whose token is unknown takes over that of new tabs, once', () => {
  beginSession('one', { remember: true });
  const seed = signInOf(localStorage);
  localStorage.setItem(storageKey('session'), JSON.stringify({ ...seed, token: 'two' }));
  const told = heard();
  loseToken();
  expect([tokenNow(), told]).toEqual(['two', [true]]);
  loseToken();
  expect([tokenNow(), told]).toEqual([null, [true, false]]);
  newTab();
  expect(tokenNow()).toBeNull();
});

test('a foreign value in storage counts as no sign-in', () => {
  sessionStorage.setItem(storageKey('session'), '{"token":');
  expect(tokenNow()).toBeNull();
  sessionStorage.setItem(storageKey('session'), '{"token":7}');
  expect(tokenNow()).toBeNull();
});
