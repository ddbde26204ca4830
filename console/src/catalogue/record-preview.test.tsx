import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsIn } from '../../testing/axe.ts';
import { anItem, MENUS, showDialog } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api } from '../platform/api.ts';
import { changeRecord, createRecord, readRecord } from './calls.ts';
import { Editor } from './editor.tsx';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';

await startPhrases('en', 'catalogue', 'editor', 'ingredients', 'lists', 'picture', 'saving', 'unsaved');

const WIDE = [1440, 900] as const;
const PHONE = [390, 844] as const;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(...WIDE);
});

const edit = (place: Place, row: Row | undefined) =>
  showDialog((onClose) => (
    <Editor place={place} row={row} currency="aed" opened onClose={onClose} onCreated={() => {}} />
  ));

type Screen = Awaited<ReturnType<typeof edit>>['screen'];

const field = (screen: Screen, name: string) => screen.getByRole('textbox', { name, exact: true });
const region = (screen: Screen) => screen.getByRole('region', { name: 'Preview: what guests see' });
const bodyOf = (screen: Screen) =>
  (screen.getByTitle('The guests’ page').element() as HTMLIFrameElement).contentDocument?.body;
/** The words that guests would read of the open dish, or with nothing open of the page. */
const read = (screen: Screen) => {
  const body = bodyOf(screen);
  return (body?.querySelector<HTMLElement>('[id^="item-"]:target') ?? body)?.textContent ?? '';
};

test('what is typed of a dish shows at once, open as guests open it, and nothing is saved', async () => {
  const { place, id, row } = await anItem();
  const { screen } = await edit(place, row);
  await expect.poll(() => read(screen)).toMatch(/^KebabWith riceAED.42\.00/);
  await field(screen, 'Title').fill('Adana');
  await field(screen, 'Price, AED').fill('48');
  await field(screen, 'Description').fill('With bulgur');
  await expect.poll(() => read(screen)).toMatch(/^AdanaWith bulgurAED.48\.00/);
  await screen.getByRole('checkbox', { name: 'New' }).click();
  await screen.getByRole('button', { name: 'Add an extra' }).click();
  await userEvent.keyboard('Garlic');
  await expect.poll(() => read(screen)).toMatch(/^AdanaNew.*ExtrasGarlic/);
  await screen.getByRole('combobox', { name: 'Shown' }).selectOptions('listed');
  await expect.poll(() => read(screen)).toMatch(/Lunch.*Grill.*Adana/);
  expect(await violationsIn(document.body)).toEqual([]);
  expect((await readRecord(place, id)).title).toBe('Kebab');
});

test('a dish that opens takes the focus from no field, not even for a moment', async () => {
  const { place, row } = await anItem();
  const { screen } = await edit(place, row);
  const title = field(screen, 'Title');
  await expect.poll(() => read(screen)).toMatch(/^Kebab/);
  // A dish that scrolls can be focused by the browser, which its opening does.
  await field(screen, 'Description').fill('Slowly cooked over charcoal.\n'.repeat(60));
  await title.fill('Adana');
  await expect.poll(() => read(screen)).toMatch(/^AdanaSlowly/);
  const shownAs = screen.getByRole('combobox', { name: 'Shown' });
  await shownAs.selectOptions('listed');
  await expect.poll(() => read(screen)).toMatch(/Lunch/);
  (shownAs.element() as HTMLElement).focus();
  let timesLeft = 0;
  shownAs.element().addEventListener('blur', () => {
    timesLeft += 1;
  });
  await shownAs.selectOptions('opened');
  await expect.poll(() => read(screen)).toMatch(/^AdanaSlowly/);
  const view = bodyOf(screen)?.ownerDocument.defaultView;
  // The browser moves the focus with the frame's next picture.
  for (let drawn = 0; drawn < 3; drawn++) await new Promise((done) => view?.requestAnimationFrame(done));
  await expect.element(shownAs).toHaveFocus();
  expect(timesLeft).toBe(0);
  // Its page can be scrolled and pressed from then on.
  expect(view?.document.documentElement.inert).toBe(false);
});

test('a dish of the page is closed and opened by its own links', async () => {
  const { place, row } = await anItem();
  const { screen } = await edit(place, row);
  await expect.poll(() => read(screen)).toMatch(/^Kebab/);
  const page = bodyOf(screen);
  const press = (link: string) => page?.querySelector<HTMLElement>(link)?.click();
  const opened = () => page?.querySelector('[id^="item-"]:target')?.querySelector('h3')?.textContent;
  press('[id^="item-"]:target ~ a, a[href="#~"]');
  await expect.poll(opened).toBeUndefined();
  expect(page?.textContent).toContain('Kebab');
  press('[id^="item-"] h3 a');
  await expect.poll(opened).toBe('Kebab');
  expect(bodyOf(screen)).toBe(page);
});

test('a dish shows in another language, and the choice is kept for the next dish', async () => {
  const { place, id, row } = await anItem();
  const [menu = ''] = place.above;
  await api('PATCH /me/venue', {
    body: { data: { type: 'venues', attributes: { extra_locales: ['ar'] } } },
  });
  await api('POST /me/menus/{menu}/translates', {
    menu,
    body: {
      data: {
        type: 'translates',
        attributes: { locale: 'ar', enabled: true, data: { title: 'كباب' } },
        relationships: { item: { data: { type: 'items', id } } },
      },
    },
  });
  const first = await edit(place, row);
  await expect.poll(() => read(first.screen)).toMatch(/Kebab/);
  await first.screen.getByRole('combobox', { name: 'Language' }).selectOptions('ar');
  await expect.poll(() => read(first.screen)).toMatch(/^كباب.*With rice/);
  expect(bodyOf(first.screen)?.ownerDocument.documentElement.dir).toBe('rtl');
  await first.screen.unmount();
  const { screen } = await edit(place, undefined);
  await expect.element(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('ar');
});

test('a dish that is switched off shows, and why guests don’t see it is said', async () => {
  const { place, id } = await anItem();
  const [menu = '', section = ''] = place.above;
  await changeRecord(place, id, { type: 'items', attributes: { disabled: true } });
  const sections: Place = { level: 'sections', above: [menu] };
  await changeRecord(sections, section, { type: 'sections', attributes: { disabled: true } });
  const { screen } = await edit(place, await readRecord(place, id));
  await expect.poll(() => read(screen)).toMatch(/^Kebab/);
  await expect.element(region(screen).getByText('It is switched off: guests don’t see it.')).toBeVisible();
  const above = region(screen).getByText('“Grill” is switched off: guests see nothing of it.');
  await expect.element(above).toBeVisible();
});

test('a section and a menu show as they are typed, also before they are there', async () => {
  const { place } = await anItem();
  const sections: Place = { level: 'sections', above: place.above.slice(0, 1) };
  const fresh = await edit(sections, undefined);
  await field(fresh.screen, 'Title').fill('Desserts');
  await field(fresh.screen, 'Note').fill('Ask for today’s');
  await expect.poll(() => read(fresh.screen)).toMatch(/Kebab.*Desserts.*Ask for today’s/);
  const empty = 'Guests see it once it has an item that is switched on.';
  await expect.element(region(fresh.screen).getByText(empty)).toBeVisible();
  await fresh.screen.unmount();
  const menu = await edit(MENUS, await readRecord(MENUS, place.above[0] ?? ''));
  await field(menu.screen, 'Title').fill('Supper');
  await expect.poll(() => read(menu.screen)).toMatch(/Supper.*Grill.*Kebab/);
  await menu.screen.unmount();
  const another = await edit(MENUS, undefined);
  await field(another.screen, 'Title').fill('Breakfast');
  await expect.poll(() => read(another.screen)).toMatch(/Breakfast/);
});

test('beside the form the preview is closed and opened by its button, which is remembered', async () => {
  const { place, row } = await anItem();
  const first = await edit(place, row);
  const button = first.screen.getByRole('button', { name: 'Preview' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect.element(region(first.screen)).not.toBeInTheDocument();
  await first.screen.unmount();
  const { screen } = await edit(place, row);
  await expect
    .element(screen.getByRole('button', { name: 'Preview' }))
    .toHaveAttribute('aria-expanded', 'false');
  await expect.element(field(screen, 'Title')).toBeVisible();
  await expect.element(region(screen)).not.toBeInTheDocument();
});

test('on a phone the preview takes the form’s place, and the form comes back as it was', async () => {
  await page.viewport(...PHONE);
  const { place, row } = await anItem();
  const { screen, timesClosed } = await edit(place, row);
  await field(screen, 'Title').fill('Adana');
  await expect.element(region(screen)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.poll(() => read(screen)).toMatch(/^Adana/);
  await expect.element(field(screen, 'Title')).not.toBeInTheDocument();
  const back = screen.getByRole('button', { name: 'Back to the form' });
  await expect.element(back).toHaveFocus();
  expect(await violationsIn(document.body)).toEqual([]);
  await back.click();
  await expect.element(field(screen, 'Title')).toHaveValue('Adana');
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(region(screen)).toBeVisible();
  await expect.poll(() => read(screen)).toMatch(/^Adana/);
  await userEvent.keyboard('{Escape}');
  await expect.element(field(screen, 'Title')).toBeVisible();
  await expect.element(region(screen)).not.toBeInTheDocument();
  expect(timesClosed()).toBe(0);
});

test('what can’t be saved from the preview is told at its field', async () => {
  await page.viewport(...PHONE);
  const { place, row } = await anItem();
  const { screen } = await edit(place, row);
  await field(screen, 'Title').fill('');
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(region(screen)).toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(field(screen, 'Title')).toHaveFocus();
  await expect.element(screen.getByText('Please fill this in.')).toBeVisible();
});

test('Escape pressed in the page closes the editor, as it does in the form', async () => {
  const { place, row } = await anItem();
  const { screen, timesClosed } = await edit(place, row);
  await expect.poll(() => read(screen)).toMatch(/Kebab/);
  const view = bodyOf(screen)?.ownerDocument.defaultView as (Window & typeof globalThis) | null | undefined;
  if (!view) throw new Error('The page is not there.');
  view.document.body.dispatchEvent(new view.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.poll(timesClosed).toBe(1);
});

test('what is in a section that is gone meanwhile says so', async () => {
  const { place } = await anItem();
  const lost = await createRecord(
    { level: 'sections', above: place.above.slice(0, 1) },
    {
      type: 'sections',
      attributes: { title: 'Soups' },
    },
  );
  await api('DELETE /me/menus/{menu}/sections/{section}', { menu: place.above[0] ?? '', section: lost.id });
  const { screen } = await edit({ level: 'items', above: [place.above[0] ?? '', lost.id] }, undefined);
  await expect.element(region(screen).getByRole('alert')).toBeVisible();
});
