import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api } from '../platform/api.ts';
import { NoticeList } from '../ui/feedback/notice-list.tsx';
import { BrandingPage } from './branding-page.tsx';

await startPhrases('en', 'branding', 'frame', 'picture', 'undo');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = async () => {
  const { data, included = [] } = await api('GET /me/branding', {});
  const themes = included.flatMap((resource) =>
    resource.type === 'themes' ? [{ name: resource.attributes.name, on: resource.attributes.enabled }] : [],
  );
  return { logo: data.relationships?.logo.data, themes };
};

const on = async () => (await stored()).themes.filter((theme) => theme.on).map(({ name }) => name);

async function open() {
  await signUp();
  const screen = await show(
    <>
      <BrandingPage />
      <NoticeList />
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Themes' })).toBeVisible();
  const { themes } = await stored();
  const [first = '', second = ''] = themes.map(({ name }) => name).filter((name) => name !== 'Default');
  return {
    screen,
    first,
    second,
    state: (name: string) => screen.getByRole('switch', { name: `The theme “${name}” is on` }),
  };
}

test('one theme is on: another takes its place, and the default one that of the last', async () => {
  const { screen, first, second, state } = await open();
  await expect.element(state('Default')).toBeChecked();
  await expect.element(state('Default')).toBeDisabled();
  await state(first).click();
  await expect
    .element(screen.getByText(new RegExp(`“${first}”: the status has been changed to active`)))
    .toBeVisible();
  await expect.element(state('Default')).not.toBeChecked();
  expect(await on()).toEqual([first]);
  await state(second).click();
  await expect.element(state(first)).not.toBeChecked();
  expect(await on()).toEqual([second]);
  await state(second).click();
  await expect.element(state('Default')).toBeChecked();
  expect(await on()).toEqual(['Default']);
});

test('a theme is deleted after a question; the default one neither opens nor goes', async () => {
  const { screen, first } = await open();
  await expect.element(screen.getByRole('link', { name: first })).toBeVisible();
  const href = screen.getByRole('link', { name: first }).element().getAttribute('href');
  expect(href).toMatch(/^\/branding\/manage\/[\da-f-]{36}$/);
  expect(screen.getByRole('link', { name: 'Default' }).elements()).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Delete the theme “Default”' }).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: `Delete the theme “${first}”` }).click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect((await stored()).themes).toHaveLength(4);
  await screen.getByRole('button', { name: `Delete the theme “${first}”` }).click();
  await screen.getByRole('button', { name: 'Delete the theme', exact: true }).click();
  await expect.element(screen.getByText(`“${first}” deleted`)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: first })).not.toBeInTheDocument();
  expect((await stored()).themes).toHaveLength(3);
});

async function aPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 60, height: 60 });
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  brush.fillStyle = '#a33b20';
  brush.fillRect(0, 0, 60, 60);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob as Blob], 'logo.png', { type: 'image/png' });
}

test('a logo is saved once it is chosen, and deleted', async () => {
  const { screen } = await open();
  const logo = screen.getByRole('group', { name: 'Logo' });
  await logo.getByLabelText('Choose a picture', { exact: false }).upload(await aPicture());
  await expect.element(screen.getByText('The logo is saved')).toBeVisible();
  expect((await stored()).logo).toMatchObject({ type: 'attachments' });
  const offers = screen.getByRole('region', { name: 'Themes in the colours of your logo' });
  await expect.element(offers.getByText('Logo, dark')).toBeVisible();
  // They stay when the answer to the save has been drawn, and the choice of a part with them.
  await expect.poll(async () => (await stored()).logo).not.toBeNull();
  await api('GET /me/branding', {});
  await expect.element(offers.getByText('Logo, dark')).toBeVisible();
  await expect.element(logo.getByRole('button', { name: 'Choose the part to show' })).toBeVisible();
  await offers.getByRole('button', { name: 'Hide the themes of the logo' }).click();
  await expect.element(offers).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Make themes of this logo' }).click();
  await offers.getByRole('button', { name: 'Add the theme “Logo, light”' }).click();
  await expect.element(screen.getByRole('link', { name: 'Logo, light' })).toBeVisible();
  await logo.getByRole('button', { name: 'Delete the picture' }).click();
  await expect.element(offers).not.toBeInTheDocument();
  await expect.element(screen.getByText('The logo is deleted')).toBeVisible();
  await expect.element(logo.getByLabelText('Choose a picture', { exact: false })).toBeVisible();
  expect((await stored()).logo).toBeNull();
});
