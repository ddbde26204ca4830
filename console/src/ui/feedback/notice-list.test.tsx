import { INTERFACE } from '@sofra/contract/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/dialogs.tsx';
import { startPhrases } from '../../../testing/start-phrases.ts';
import {
  dismissAllNotices,
  dismissNotice,
  noticesNow,
  removeOffer,
  showFailure,
  showSuccess,
} from '../../platform/notices.ts';
import { NoticeList } from './notice-list.tsx';

await startPhrases('en', 'frame', 'undo');
// The list brings its rows late; here they are there from the first.
await import('./notice-stack.tsx');

const ALMOST = INTERFACE.noticeMs - 1;

const room = () => document.documentElement.style.getPropertyValue('--sofra-notices');

beforeEach(async () => {
  dismissAllNotices();
  await show(<NoticeList />);
  // The list makes room once it listens to keys.
  showSuccess('Come');
  await expect.poll(() => Number.parseFloat(room())).toBeGreaterThan(0);
  dismissAllNotices();
  await expect.poll(room).toBe('0px');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => vi.useRealTimers());

const titles = () => noticesNow().map(({ title }) => title);

const pressTab = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));

const undo = () => ({ label: 'Undo', run: () => {} });

test('the newest notice with an action stays while somebody reaches for it by keys', () => {
  showSuccess('Saved');
  showSuccess('“Soup” deleted', undo());
  showSuccess('“Rice” deleted', undo());
  vi.advanceTimersByTime(ALMOST);
  pressTab();
  vi.advanceTimersByTime(ALMOST);
  expect(titles()).toEqual(['“Rice” deleted']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

const press = (type: string) => document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));

test('nothing moves under a finger: the room at the foot waits until a press is over', async () => {
  vi.useRealTimers();
  showSuccess('Saved');
  await expect.poll(() => Number.parseFloat(room())).toBeGreaterThan(0);
  const before = room();
  press('pointerdown');
  dismissAllNotices();
  await expect.poll(() => document.querySelectorAll('li').length).toBe(0);
  await new Promise(requestAnimationFrame);
  expect(room()).toBe(before);
  press('pointerup');
  await expect.poll(room).toBe('0px');
  press('pointerdown');
  showSuccess('Saved');
  await expect.poll(told).toEqual(['Saved']);
  await new Promise(requestAnimationFrame);
  expect(room()).toBe('0px');
  press('pointercancel');
  await expect.poll(room).toBe(before);
});

const told = () => [...document.querySelectorAll('li p')].map(({ textContent }) => textContent);

test('three stand at most, in a stack at the foot that opens, where the page makes room for them', async () => {
  vi.useRealTimers();
  for (const name of ['Soup', 'Rice', 'Tea', 'Mint']) showSuccess(`“${name}” deleted`, undo());
  await expect.poll(told).toEqual(['“Mint” deleted']);
  // No bullet stands beside the count.
  const count = document.querySelector('li:last-child') as Element;
  expect(getComputedStyle(count).listStyleType).toBe('none');
  await page.getByRole('button', { name: '2 more notices' }).click();
  await expect.poll(told).toEqual(['“Mint” deleted', '“Tea” deleted', '“Rice” deleted']);
  const box = document.querySelector('ul')?.getBoundingClientRect();
  expect(box?.bottom).toBe(window.innerHeight);
  await expect.poll(() => getComputedStyle(document.body).marginBlockEnd).toBe(`${box?.height}px`);
  for (const { id } of noticesNow()) dismissNotice(id);
  await expect.poll(() => getComputedStyle(document.body).marginBlockEnd).toBe('0px');
});

test('a way on stands beside the undo, and leaves with what was undone', async () => {
  vi.useRealTimers();
  const went: string[] = [];
  for (const name of ['first', 'second'])
    showSuccess(
      'Copied',
      { label: 'Go there', run: () => went.push(name) },
      { label: 'Undo', run: () => {}, id: name },
    );
  await page.getByRole('button', { name: 'Go there' }).click();
  expect(went).toEqual(['second']);
  removeOffer('second');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  removeOffer('first');
  await expect.poll(titles).toEqual([]);
});

test('a failure stays in sight below what is told after it', async () => {
  vi.useRealTimers();
  showFailure(new Error('away'), 'Not saved.');
  showSuccess('“Tea” deleted', undo());
  await expect.poll(told).toEqual(['“Tea” deleted', 'Error!', 'Not saved.']);
});
