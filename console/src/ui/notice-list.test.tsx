import { INTERFACE } from '@sofra/contract/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/dialogs.tsx';
import { startI18n } from '../platform/i18n.ts';
import { dismissNotice, noticesNow, showSuccess } from '../platform/notices.ts';
import { NoticeList } from './notice-list.tsx';

await startI18n('en', 'frame');

const ALMOST = INTERFACE.noticeMs - 1;

beforeEach(async () => {
  for (const { id } of noticesNow()) dismissNotice(id);
  await show(<NoticeList />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => vi.useRealTimers());

const titles = () => noticesNow().map(({ title }) => title);

const pressTab = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));

test('an offer stays for as long as somebody is on the way to it by keys; what offers nothing goes', () => {
  showSuccess('Saved');
  showSuccess('Deleted', { label: 'Undo', run: () => {} });
  vi.advanceTimersByTime(ALMOST);
  pressTab();
  vi.advanceTimersByTime(ALMOST);
  expect(titles()).toEqual(['Deleted']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});
