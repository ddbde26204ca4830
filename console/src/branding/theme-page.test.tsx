import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createRecord } from '../catalogue/calls.ts';
import { api } from '../platform/api.ts';
import { NoticeList } from '../ui/feedback/notice-list.tsx';
import { ThemePage } from './theme-page.tsx';

await startPhrases(
  'en',
  'branding',
  'frame',
  'picture',
  'saving',
  'theme',
  'theme-options',
  'undo',
  'unsaved',
);

beforeEach(async () => {
  // The preview stands beside the form there.
  await page.viewport(1240, 700);
  localStorage.clear();
  sessionStorage.clear();
});

async function aMenu(title: string): Promise<string> {
  const menu = await createRecord(
    { level: 'menus', above: [] },
    { type: 'menus', attributes: { title, currency: 'aed' } },
  );
  const above = [menu.id];
  const section = await createRecord(
    { level: 'sections', above },
    { type: 'sections', attributes: { title: 'Grill' } },
  );
  await createRecord(
    { level: 'items', above: [menu.id, section.id] },
    { type: 'items', attributes: { title: 'Kebab', price: '42' } },
  );
  return menu.id;
}

async function themes() {
  const { included = [] } = await api('GET /me/branding', {});
  return included.flatMap((one) => (one.type === 'themes' ? [{ id: one.id, ...one.attributes }] : []));
}

async function open(id?: string) {
  let left = 0;
  const made: string[] = [];
  const screen = await show(
    <>
      <ThemePage
        id={id}
        missing={<p>Missing</p>}
        onLeave={() => {
          left += 1;
        }}
        onMade={(id) => made.push(id)}
      />
      <NoticeList />
    </>,
  );
  await expect.element(screen.getByRole('button', { name: 'General' })).toBeVisible();
  const part = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const frame = () => screen.container.querySelector('iframe');
  const preview = () => frame()?.contentDocument as Document;
  return { screen, part, preview, frame, made, left: () => left };
}

const styleIn = (preview: Document) => preview.querySelector('style')?.textContent ?? '';

test('a new theme with a look for one menu is made, and the way leads back', async () => {
  await signUp();
  const lunch = await aMenu('Lunch');
  const { screen, part, left } = await open();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Theme #5');
  await screen.getByRole('textbox', { name: 'Name' }).fill('Summer');
  await part('Welcome screen');
  const button = screen.getByRole('group', { name: 'Button' });
  await button.getByRole('spinbutton', { name: 'Size' }).fill('33');
  await button.getByRole('textbox', { name: 'Background colour' }).fill('A33B20');
  await screen.getByRole('button', { name: 'Add a menu' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Menu' })).toHaveValue('Lunch');
  // Without the frame's style sheet the form's foot lies over the dialog.
  const add = screen.getByRole('dialog').getByRole('button', { name: 'Create' });
  (add.element() as HTMLElement).click();
  await expect.element(screen.getByRole('button', { name: 'Add a menu' })).not.toBeInTheDocument();
  await screen.getByRole('combobox', { name: 'Side' }).selectOptions('left');
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.element(screen.getByText('“Summer” is in the list')).toBeVisible();
  await expect.poll(left).toBe(1);
  const made = (await themes()).find(({ name }) => name === 'Summer');
  expect(made?.welcome.options.button).toMatchObject({ size: 33, background_color: '#a33b20' });
  expect(made?.menu_themes.map(({ menu_id, options }) => [menu_id, options.items.photo.display])).toEqual([
    [null, 'right'],
    [lunch, 'left'],
  ]);
});

test('a theme without a name is refused where it is missing', async () => {
  await signUp();
  const { screen, part, left } = await open();
  await screen.getByRole('textbox', { name: 'Name' }).fill(' ');
  await part('Welcome screen');
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.element(screen.getByText('Please fill this in.')).toBeVisible();
  await expect
    .element(screen.getByRole('region', { name: 'Notices' }).getByText('Please, fix errors'))
    .toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(left()).toBe(0);
});

test('the preview follows each change, and shows the part that is open', async () => {
  await signUp();
  await aMenu('Lunch');
  const { screen, part, preview, frame } = await open();
  await expect.poll(() => preview()?.body.className).toBe('welcome');
  await part('All other menus');
  await expect.poll(() => preview().body.className).toBe('menu');
  const size = screen.getByRole('group', { name: 'Name' }).getByRole('spinbutton', { name: 'Size' });
  await expect.element(size).toBeVisible();
  for (const value of [31, 41]) {
    await size.fill(String(value));
    await expect.poll(() => styleIn(preview())).toContain(`${value / 16}rem`);
  }
  await part('Dish in detail');
  await expect.poll(() => frame()?.contentWindow?.location.hash).toMatch(/^#item-/);
  await expect.poll(() => preview().querySelector(':target')).not.toBeNull();
  expect(preview().querySelectorAll('script[src]')).toHaveLength(1);
});

const areLoaded = (fonts: FontFaceSet | undefined, face: string) =>
  [...(fonts ?? [])].some(({ family, status }) => family === face && status === 'loaded');

test('each font is shown in itself, in the picker and in the preview', async () => {
  await signUp();
  const { screen, preview } = await open();
  expect(areLoaded(document.fonts, 'oswald-b')).toBe(false);
  await screen.getByRole('combobox', { name: 'Font of headings' }).click();
  await expect.poll(() => areLoaded(document.fonts, 'oswald-b')).toBe(true);
  await screen.getByRole('option', { name: 'Oswald' }).click();
  await expect.poll(() => areLoaded(preview()?.fonts, 'oswald-b')).toBe(true);
});

test('a faint colour is warned of, and mended', async () => {
  await signUp();
  const { screen, part } = await open();
  await part('All other menus');
  const headings = screen.getByRole('group', { name: 'Headings of sections' });
  await expect.element(headings.getByText('Hard to read', { exact: false })).toBeVisible();
  await headings.getByRole('button', { name: 'Fix it for me' }).click();
  await expect.element(headings.getByText('Hard to read', { exact: false })).not.toBeInTheDocument();
  await expect.element(headings.getByRole('textbox', { name: 'Colour' })).not.toHaveValue('#b4bcc9');
  await expect.element(headings.getByRole('textbox', { name: 'Colour' })).toHaveFocus();
});

test('a wrong size or colour stays as typed, with its limits, until it is right', async () => {
  await signUp();
  const { screen, part } = await open();
  await part('Welcome screen');
  const button = screen.getByRole('group', { name: 'Button' });
  const size = button.getByRole('spinbutton', { name: 'Size' });
  await size.fill('500');
  const colour = button.getByRole('textbox', { name: 'Background colour' });
  await colour.fill('tomato');
  await size.click();
  await expect.element(size).toHaveValue(500);
  await expect.element(colour).toHaveValue('tomato');
  await expect.element(button.getByText('Enter a whole number from 8 to 96.')).toBeVisible();
  await expect.element(button.getByText('Write the colour as', { exact: false })).toBeVisible();
  await size.fill('33');
  await expect.element(button.getByText('Enter a whole number from 8 to 96.')).not.toBeInTheDocument();
});

test('a wrong size holds the save back, also where its part was closed meanwhile', async () => {
  await signUp();
  const { screen, part, left } = await open();
  await part('Welcome screen');
  const size = screen.getByRole('group', { name: 'Button' }).getByRole('spinbutton', { name: 'Size' });
  await size.fill('500');
  await part('General');
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.element(size).toHaveFocus();
  await expect.element(size).toHaveValue(500);
  await expect.element(size).toHaveAccessibleDescription('Enter a whole number from 8 to 96.');
  expect(left()).toBe(0);
  await size.fill('33');
  await expect.element(size).not.toHaveAttribute('aria-invalid', 'true');
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.poll(left).toBe(1);
});

test('a text over its limit is marked, and the failure leaves once it is saved', async () => {
  await signUp();
  const { screen, part, left } = await open();
  await part('Welcome screen');
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('x'.repeat(200));
  await screen.getByRole('button', { name: 'Create' }).click();
  const failure = screen.getByRole('region', { name: 'Notices' }).getByText('Please, fix errors');
  await expect.element(failure).toBeVisible();
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill('Karibu');
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.poll(left).toBe(1);
  await expect.element(failure).not.toBeInTheDocument();
});

async function aPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 300, height: 200 });
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  brush.fillRect(0, 0, 300, 200);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob as Blob], 'wall.png', { type: 'image/png' });
}

test('a picture as the background is needed where it is to show, kept, and taken away', async () => {
  await signUp();
  const theme = (await themes()).find((one) => !one.default);
  if (!theme) throw new Error('There is no theme to change.');
  const { screen, part } = await open(theme.id);
  const welcome = async () => (await themes()).find(({ id }) => id === theme.id)?.welcome;
  const update = () => screen.getByRole('button', { name: 'Update' }).click();
  await part('Welcome screen');
  const background = screen.getByRole('combobox', { name: 'Background', exact: true });
  await background.selectOptions('image');
  await update();
  await expect.element(screen.getByText('Choose a picture, or a colour', { exact: false })).toBeVisible();
  await screen.getByLabelText('Choose a picture', { exact: false }).upload(await aPicture());
  await screen.getByRole('textbox', { name: 'Background colour' }).first().fill('#ffffff80');
  await expect.element(screen.getByText('The picture shows through', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Fix it for me' }).first().click();
  await expect.element(screen.getByRole('textbox', { name: 'Background colour' }).first()).toHaveFocus();
  await update();
  await expect.element(screen.getByText(`“${theme.name}” saved`)).toBeVisible();
  expect(await welcome()).toMatchObject({
    background_type: 'image',
    attachment: { resource_type: 'background' },
    options: { solid_color: '#ffffff' },
  });
  await background.selectOptions('color');
  await update();
  await expect.poll(welcome).toMatchObject({ background_type: 'color', attachment: null });
});

test('an unknown theme, and the default one, are not there to edit', async () => {
  await signUp();
  const standard = (await themes()).find((one) => one.default);
  for (const id of ['1d3c7d4e-7f43-4c3a-9d0b-0d3f2a6f8a11', standard?.id]) {
    const screen = await show(
      <ThemePage id={id} missing={<p>Missing</p>} onLeave={() => {}} onMade={() => {}} />,
    );
    await expect.element(screen.getByText('Missing')).toBeVisible();
    await screen.unmount();
  }
});

test('a theme that somebody has deleted is saved as a new one, with its picture', async () => {
  await signUp();
  const theme = (await themes()).find((one) => !one.default);
  if (!theme) throw new Error('There is no theme to change.');
  const first = await open(theme.id);
  await first.part('Welcome screen');
  await first.screen.getByRole('combobox', { name: 'Background', exact: true }).selectOptions('image');
  await first.screen.getByLabelText('Choose a picture', { exact: false }).upload(await aPicture());
  await first.screen.getByRole('button', { name: 'Update' }).click();
  await expect.element(first.screen.getByText(`“${theme.name}” saved`)).toBeVisible();
  await first.screen.unmount();
  const { screen, part, made } = await open(theme.id);
  await part('Welcome screen');
  await api('DELETE /me/branding/themes/{theme}', { theme: theme.id });
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Karibu');
  await screen.getByRole('button', { name: 'Update' }).click();
  await expect.element(screen.getByText('This theme was deleted meanwhile', { exact: false })).toBeVisible();
  await expect.element(text).toHaveValue('Karibu');
  await screen.getByRole('button', { name: 'Save as new' }).click();
  await expect.poll(() => made).toHaveLength(1);
  expect((await themes()).find(({ id }) => id === made[0])).toMatchObject({
    name: theme.name,
    welcome: { background_type: 'image', attachment: {}, options: { select: { title: 'Karibu' } } },
  });
});

test('the look of a menu that somebody has deleted holds the save back in words, and can be removed', async () => {
  await signUp();
  const lunch = await aMenu('Lunch');
  const theme = (await themes()).find((one) => !one.default);
  if (!theme) throw new Error('There is no theme to change.');
  const { screen } = await open(theme.id);
  await screen.getByRole('button', { name: 'Add a menu' }).click();
  // Without the frame's style sheet the form's foot lies over the dialog.
  (screen.getByRole('dialog').getByRole('button', { name: 'Create' }).element() as HTMLElement).click();
  await screen.getByRole('combobox', { name: 'Side' }).selectOptions('left');
  // Another part is open when the save is refused.
  await screen.getByRole('button', { name: 'Welcome screen' }).click();
  await api('DELETE /me/menus/{menu}', { menu: lunch });
  await screen.getByRole('button', { name: 'Update' }).click();
  const told = 'The menu of this look was deleted meanwhile';
  const notices = screen.getByRole('region', { name: 'Notices' });
  await expect.element(notices.getByText(told, { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('alert').getByText(told, { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Remove the look', exact: false }).click();
  await screen.getByRole('button', { name: 'General' }).click();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Evening');
  await screen.getByRole('button', { name: 'Update' }).click();
  await expect.element(screen.getByText('“Evening” saved')).toBeVisible();
});

test('what two people have changed is chosen between, and nothing is lost', async () => {
  await signUp();
  const theme = (await themes()).find((one) => !one.default);
  if (!theme) throw new Error('There is no theme to change.');
  const { screen, part } = await open(theme.id);
  await part('Dish in detail');
  const price = screen.getByRole('group', { name: 'Price', exact: true });
  await price.getByRole('spinbutton', { name: 'Size' }).fill('40');
  const detail = { options: { item: { price: { size: 50 }, title: { size: 60 } } } };
  await api('PATCH /me/branding/themes/{theme}', {
    theme: theme.id,
    body: { data: { type: 'themes', id: theme.id, attributes: { detail } } },
  });
  await screen.getByRole('button', { name: 'Update' }).click();
  await expect.element(screen.getByText('has been changed meanwhile', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.element(screen.getByText(`“${theme.name}” saved`)).toBeVisible();
  const now = (await themes()).find(({ id }) => id === theme.id);
  expect(now?.detail.options.item).toMatchObject({ price: { size: 40 }, title: { size: 60 } });
});

test('what was not saved is offered again', async () => {
  await signUp();
  const first = await open();
  await first.screen.getByRole('textbox', { name: 'Name' }).fill('Half a theme');
  await first.screen.unmount();
  const { screen } = await open();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Theme #5');
  await screen.getByRole('button', { name: 'Restore' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a theme');
});
