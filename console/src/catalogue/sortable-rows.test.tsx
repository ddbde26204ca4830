import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startPhrases } from '../../testing/start-phrases.ts';
import { DataTable } from '../ui/lists/data-table.tsx';
import { useNearRows } from '../ui/lists/near-rows.ts';
import { DragHandle, GripContext } from './row-grips.tsx';
import { SortableRows } from './sortable-rows.tsx';

await startPhrases('en');

const NAMES = ['Soup', 'Salad', 'Fish', 'Meat', 'Cake'];
const WORDS = {
  instructions: 'Press space.',
  lifted: (name: string, at: number) => `${name} lifted at ${at}`,
  over: (name: string, at: number) => `${name} over ${at}`,
  dropped: (name: string, at: number) => `${name} dropped at ${at}`,
  left: (name: string) => `${name} left`,
};

/** A list whose code for dragging loads when its button is pressed. */
function List({ above = 0 }: { above?: number }) {
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const [come, setCome] = useState(false);
  const [names, setNames] = useState(NAMES);
  const near = useNearRows(body, names.join());
  const table = { rows: names, keyOf: (name: string) => name };
  const move = (name: string, index: number) =>
    setNames(names.filter((one) => one !== name).toSpliced(index, 0, name));
  const cell = (name: string) => (
    <div style={{ blockSize: 78 }}>
      <DragHandle label={`Move ${name}`} />
      {name}
    </div>
  );
  return (
    <MantineProvider env="test">
      <button type="button" style={{ position: 'fixed' }} onClick={() => setCome(true)}>
        Come
      </button>
      <button type="button" onClick={() => setNames((before) => [...before, 'Tea'])}>
        Add
      </button>
      <div style={{ blockSize: above }} />
      <GripContext value={come ? 'words' : null}>
        <DataTable
          {...table}
          caption="Dishes"
          columns={[{ key: 'name', title: 'Name', cell }]}
          bodyRef={setBody}
        />
      </GripContext>
      {come && body && (
        <SortableRows {...table} body={body} near={near} words={WORDS} explainedBy="words" onMove={move} />
      )}
      <div style={{ blockSize: 400 }} />
    </MantineProvider>
  );
}

const order = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);

/** Shows the list, and lifts its first row by keys. */
async function liftSoup() {
  const screen = await render(<List />);
  await screen.getByText('Come').click();
  const handle = screen.getByLabelText('Move Soup');
  await expect.element(handle).toBeEnabled();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Soup lifted at 0')).toBeInTheDocument();
  return { screen, handle };
}

test('nothing in a table is made anew when the code that drags arrives', async () => {
  const screen = await render(<List />);
  const handle = screen.getByLabelText('Move Fish');
  await expect.element(handle).toBeDisabled();
  const row = screen.getByText('Fish', { exact: true }).element();
  const button = handle.element();
  await screen.getByText('Come').click();
  await expect.element(handle).toBeEnabled();
  expect(screen.getByText('Fish', { exact: true }).element()).toBe(row);
  expect(handle.element()).toBe(button);
});

test('a row is lifted, led and dropped by keys, and each step is said once', async () => {
  const { screen } = await liftSoup();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByText('Soup over 1')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Soup dropped at 1')).toBeInTheDocument();
  await expect.poll(order).toEqual(['Salad', 'Soup', 'Fish', 'Meat', 'Cake']);
});

test('a row that was held while the list changed is lifted again', async () => {
  const { screen, handle } = await liftSoup();
  (screen.getByText('Add').element() as HTMLElement).click();
  await expect.element(screen.getByText('Tea', { exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByText('Soup over 1')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Soup dropped at 1')).toBeInTheDocument();
  // The copy that held its place is gone.
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(NAMES.length + 1);
  await expect.element(handle).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Soup lifted at 1')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Soup left')).toBeInTheDocument();
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(NAMES.length + 1);
  // Others are led past it, too.
  await expect.element(handle).toHaveFocus();
  (screen.getByLabelText('Move Salad').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Salad lifted at 0')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByText('Salad over 1')).toBeInTheDocument();
});

test('a row dropped near the foot of the screen lands there, and the list does not scroll', async () => {
  await page.viewport(800, 720);
  const screen = await render(<List above={420} />);
  await screen.getByText('Come').click();
  await expect.element(screen.getByLabelText('Move Soup')).toBeEnabled();
  const at = (name: string) => {
    const { x, y, width, height } = screen.getByLabelText(name).element().getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [from, to] = [at('Move Soup'), at('Move Fish')];
  expect(to.y).toBeGreaterThan(720 * 0.8);
  const handle = screen.getByLabelText('Move Soup').element();
  const point = (type: string, y: number, on: EventTarget = document) =>
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        pointerId: 1,
        isPrimary: true,
        clientX: from.x,
        clientY: y,
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
      }),
    );
  point('pointerdown', from.y, handle);
  for (let step = 1; step <= 16; step++) {
    point('pointermove', from.y + ((to.y + 4 - from.y) * step) / 16);
    await new Promise(requestAnimationFrame);
  }
  await expect.element(screen.getByText('Soup over 2')).toBeInTheDocument();
  for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(0);
  point('pointerup', to.y + 4);
  await expect.poll(order).toEqual(['Salad', 'Fish', 'Soup', 'Meat', 'Cake']);
});
