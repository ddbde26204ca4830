import { MantineProvider } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { show } from '../../../testing/dialogs.tsx';
import { startPhrases } from '../../../testing/start-phrases.ts';
import { dismissNotice, noticesNow, showFailure, showSuccess } from '../../platform/notices.ts';
import { Dialog } from './dialog.tsx';
import { keepPlace } from './restore-focus.ts';
import { useFocusBack } from './use-focus-back.ts';

await startPhrases('en', 'frame', 'undo');

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
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => noticesNow().map(({ kind }) => kind)).toEqual(left);
});

/**
 * A list whose first row goes away while its dialog is open; the dialog stays in sight after it has been closed. Where it comes late, the
 * entry of the menu that asked for it has gone with the focus before.
 */
function ListWithDialog({ comesLate = false }: { comesLate?: boolean }) {
  const [opened, setOpened] = useState(false);
  const [rows, setRows] = useState(['Soup', 'Salad']);
  const body = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => (body.current ? keepPlace(body.current) : undefined), []);
  const entry = useRef<HTMLButtonElement>(null);
  useFocusBack(opened);
  const open = () => {
    if (comesLate) {
      entry.current?.focus();
      entry.current?.blur();
    }
    setOpened(true);
  };
  return (
    <main>
      <button ref={entry} type="button">
        Entry
      </button>
      <table>
        <tbody ref={body}>
          {rows.map((title) => (
            <tr key={title}>
              <td>
                <button type="button" onClick={open}>
                  Move {title}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div role="dialog" aria-label="Move">
        <button type="button" onClick={() => setRows(['Salad'])}>
          Away
        </button>
        <button type="button" onClick={() => setOpened(false)}>
          Close
        </button>
      </div>
    </main>
  );
}

test.each([
  ['at once', false],
  ['late, when nothing has the focus any more', true],
])('a dialog that came %s gives the focus to the row in the place of one that has gone', async (_, late) => {
  const screen = await show(<ListWithDialog comesLate={late} />);
  const button = (name: string) => screen.getByRole('button', { name });
  await button('Move Soup').click();
  await button('Away').click();
  await expect.element(button('Move Soup')).not.toBeInTheDocument();
  await button('Close').click();
  await expect.element(button('Move Salad')).toHaveFocus();
});

test('a dialog that closes gives the focus back to where it was', async () => {
  const screen = await show(<ListWithDialog />);
  const button = (name: string) => screen.getByRole('button', { name });
  await button('Move Soup').click();
  await button('Close').click();
  await expect.element(button('Move Soup')).toHaveFocus();
});

/** A dialog whose person is in its second field at once. */
function QuickHand() {
  const price = useRef<HTMLInputElement>(null);
  return (
    <MantineProvider env="test">
      <Dialog opened title="A new dish" onClose={() => {}}>
        <input
          data-autofocus
          aria-label="Title"
          onFocus={() => queueMicrotask(() => price.current?.focus())}
        />
        <input ref={price} aria-label="Price" />
      </Dialog>
    </MantineProvider>
  );
}

test('the focus stays where a person took it, although the library gives it once more', async () => {
  const { focus } = HTMLElement.prototype;
  let given = 0;
  HTMLElement.prototype.focus = function (...options) {
    focus.apply(this, options);
    given += 1;
  };
  onTestFinished(() => {
    HTMLElement.prototype.focus = focus;
  });
  const screen = await render(<QuickHand />);
  // By the library, by the person, and by the library again.
  await expect.poll(() => given).toBe(3);
  await expect.element(screen.getByLabelText('Price')).toHaveFocus();
});
