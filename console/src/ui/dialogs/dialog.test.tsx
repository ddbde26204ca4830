import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/dialogs.tsx';
import { startI18n } from '../../platform/i18n.ts';
import { dismissNotice, noticesNow, showFailure, showSuccess } from '../../platform/notices.ts';
import { Dialog } from './dialog.tsx';

await startI18n('en', 'frame', 'undo');

beforeEach(() => {
  for (const { id } of noticesNow()) dismissNotice(id);
});

test.each([
  ['a phone lets go of what was done, for the dialog needs the room', 390, ['failure']],
  ['a larger screen has room for all that is told', 1280, ['success', 'failure']],
])('a dialog on %s', async (_, width, left) => {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(414, 896));
  showSuccess('Published');
  showFailure('no answer', 'That failed.');
  await show(
    <Dialog opened title="Your menu" onClose={() => {}}>
      Here it is
    </Dialog>,
  );
  expect(noticesNow().map(({ kind }) => kind)).toEqual(left);
});
