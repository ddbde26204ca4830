import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anItem, show } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { PositionDialog } from './position-dialog.tsx';

await startPhrases('ar', 'catalogue', 'rows', 'frame', 'lists', 'undo');

const SAID = 'الموضع الجديد، من 1 إلى 40';

test('a position can be typed in Arabic digits; an invalid one is reported', async () => {
  const { row } = await anItem();
  const moves: number[] = [];
  const dialog = await show(
    <PositionDialog row={row} total={40} opened onMove={(to) => moves.push(to)} onClose={() => {}} />,
  );
  const field = dialog.getByLabelText(SAID);
  const move = dialog.getByRole('button', { name: 'نقل', exact: true });
  for (const words of ['1e1', '٤١', '0', '2.5', '-3', 'x']) {
    await field.fill(words);
    await expect.element(dialog.getByText('اختر موضعًا من 1 إلى 40.')).toBeVisible();
    await expect.element(move).toBeDisabled();
  }
  await field.fill('');
  await expect.element(move).toBeDisabled();
  for (const [words, place] of [
    ['١٢', 12],
    ['۷', 7],
    [' 40 ', 40],
  ] as const) {
    await field.fill(words);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => moves.at(-1)).toBe(place);
  }
});
