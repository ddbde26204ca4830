import { expect, test, vi } from 'vitest';
import { violationsIn } from '../../testing/axe.ts';
import { anItem, show } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api } from '../platform/api.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { venueQuery } from '../venues/venues.ts';
import { ImportDialog } from './import-dialog.tsx';
import { readVenueFile } from './read-file.ts';
import { writeVenueFile } from './write-file.ts';

await startPhrases('en', 'parts', 'saving', 'venue-file');

/** The venue that is signed in as a file that was read. */
async function aVenueFile() {
  const file = await writeVenueFile(() => {}, new AbortController().signal);
  return readVenueFile(new File([file], 'Levant.zip'));
}

const menusNow = async () => (await api('GET /me/menus', {})).data.map(({ attributes }) => attributes.title);

/** Shows the dialog of a file in the venue that is signed in. */
async function openFor(file: Awaited<ReturnType<typeof aVenueFile>>, isEmpty: boolean) {
  const venue = await createQueryClient({ onCounted: () => {} }).fetchQuery(venueQuery);
  const onClose = vi.fn();
  const dialog = (
    <ImportDialog opened file={file} name="Levant.zip" venue={venue} isEmpty={isEmpty} onClose={onClose} />
  );
  return { screen: await show(dialog), onClose };
}

test('a file’s menus come after those that are there, with nothing else unless it is asked for', async () => {
  await anItem();
  const { name } = (await api('GET /me/venue', {})).data.attributes;
  const file = await aVenueFile();
  await api('PATCH /me/venue', { body: { data: { type: 'venues', attributes: { name: 'Another name' } } } });
  const { screen, onClose } = await openFor(file, false);
  const dialog = screen.getByRole('dialog', { name: 'Bring in “Levant.zip”?' });
  for (const figure of ['Menus: 1', 'Sections: 1', 'Dishes: 1', 'Pictures: 0'])
    await expect.element(dialog.getByText(figure)).toBeVisible();
  for (const box of dialog.getByRole('checkbox').elements()) expect(box).not.toBeChecked();
  expect(await violationsIn(dialog.element())).toEqual([]);
  await dialog.getByRole('button', { name: 'Bring in' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(await menusNow()).toEqual(['Lunch', 'Lunch']);
  expect((await api('GET /me/venue', {})).data.attributes.name).toBe('Another name');
  expect(name).not.toBe('Another name');
});

test('an empty venue takes details and look too, unless somebody says otherwise', async () => {
  await anItem();
  const { name } = (await api('GET /me/venue', {})).data.attributes;
  const file = await aVenueFile();
  await api('PATCH /me/venue', { body: { data: { type: 'venues', attributes: { name: 'Another name' } } } });
  const { screen, onClose } = await openFor(file, true);
  const dialog = screen.getByRole('dialog');
  for (const box of dialog.getByRole('checkbox').elements()) expect(box).toBeChecked();
  await dialog.getByRole('button', { name: 'Bring in' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect((await api('GET /me/venue', {})).data.attributes.name).toBe(name);
});
