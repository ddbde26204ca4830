import { SUGGESTIONS_META } from '@sofra/contract/catalogue/suggestions-meta';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsIn } from '../../testing/axe.ts';
import { holdBack } from '../../testing/slow-down.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { openTranslations as open } from '../../testing/translating.tsx';
import { addSections } from '../catalogue/add-sections.ts';
import { readPastedMenu } from '../pasting/reader/read-menu.ts';
import { api } from '../platform/api.ts';

await startPhrases('en', 'catalogue', 'editor', 'lists', 'saving', 'unsaved', 'translate');

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 900);
});

const BY_MACHINE = 'Suggested by a machine';

/** Names a translation service in the page, as the server does where one is set. */
function offer(): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: SUGGESTIONS_META, content: 'LibreTranslate' });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

/** The page of an item with Russian ticked. */
async function openRussian(options: Parameters<typeof open>[1] = {}) {
  const opened = await open(['ru'], options);
  await opened.screen.getByRole('checkbox', { name: 'Russian' }).click();
  return opened;
}

test('without a service nothing is offered', async () => {
  const { screen } = await openRussian();
  await expect.element(screen.getByText('4 texts missing')).toBeVisible();
  expect(screen.getByRole('button', { name: /Suggest/ }).elements()).toEqual([]);
  await expect.element(screen.getByText(/^A translation service can suggest/)).toBeVisible();
});

test('a text is suggested, marked, and accepted with one press; writing another accepts too', async () => {
  offer();
  const { screen, said } = await openRussian();
  await screen.getByRole('button', { name: 'Suggest', exact: true }).first().click();
  const title = screen.getByRole('textbox', { name: 'Title' });
  await expect.element(title).toHaveValue('ru: Kebab');
  await expect.element(title).toHaveAccessibleDescription(BY_MACHINE);
  await expect.element(screen.getByText('1 suggestion to check')).toBeVisible();
  const accept = screen.getByRole('button', { name: 'Accept', exact: true });
  await expect.element(accept).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(BY_MACHINE)).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
  await screen.getByRole('button', { name: 'Suggest', exact: true }).first().click();
  const description = screen.getByRole('textbox', { name: 'Description' });
  await expect.element(description).toHaveValue('ru: With rice');
  await description.fill('С рисом');
  await userEvent.tab();
  await expect.element(screen.getByText('1 suggestion to check')).not.toBeInTheDocument();
  expect(await said()).toContainEqual({ locale: 'ru', type: 'settings', description: 'С рисом' });
});

test('all that is missing is suggested with a bar, and can be found by the filter', async () => {
  offer();
  const { screen } = await openRussian();
  await expect.element(screen.getByText('4 texts missing')).toBeVisible();
  const goOn = await holdBack();
  await screen.getByRole('button', { name: 'Suggest all missing in Russian' }).click();
  await expect
    .element(screen.getByRole('progressbar', { name: 'Suggest all missing in Russian' }))
    .toHaveAttribute('aria-valuetext', '0 of 4 texts suggested');
  await expect.element(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
  expect(await violationsIn(screen.container)).toEqual([]);
  await goOn();
  await expect.element(screen.getByText('4 suggestions to check')).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  expect(await violationsIn(screen.container)).toEqual([]);
  await screen.getByRole('button', { name: 'Suggested', exact: true }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('ru: Kebab');
  await screen.getByRole('button', { name: 'Accept', exact: true }).first().click();
  await expect.element(screen.getByText('3 suggestions to check')).toBeVisible();
});

test('a run that is stopped ends after its part, and keeps what it has', async () => {
  offer();
  const { screen } = await open(['ru']);
  const [menu] = (await api('GET /me/menus', {})).data;
  const { sections } = readPastedMenu(
    `Soups:\n${Array.from({ length: 60 }, (_, n) => `Soup ${n} - 5`).join('\n')}`,
    { currency: 'aed', main: 'en', others: [] },
  );
  await addSections(menu?.id ?? '', sections);
  await screen.getByRole('checkbox', { name: 'Russian' }).click();
  await expect.element(screen.getByText('65 texts missing')).toBeVisible();
  const goOn = await holdBack();
  await screen.getByRole('button', { name: 'Suggest all missing in Russian' }).click();
  await screen.getByRole('button', { name: 'Stop' }).click();
  await goOn();
  await expect.element(screen.getByText('15 texts missing')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Suggest all missing in Russian' })).toBeEnabled();
});

test('texts that came meanwhile are shown by a run that finds nothing missing', async () => {
  offer();
  const { screen } = await openRussian();
  await expect.element(screen.getByText('4 texts missing')).toBeVisible();
  const run = screen.getByRole('button', { name: 'Suggest all missing in Russian' }).element() as HTMLElement;
  const [menu] = (await api('GET /me/menus', {})).data;
  const attributes = { locale: 'ru' } as const;
  const body = { data: { type: 'suggestions', attributes } } as const;
  await api('POST /me/menus/{menu}/suggestions', { menu: menu?.id ?? '', body });
  // The list may have come anew by itself: then the button has gone, and a press of it does nothing.
  run.click();
  await expect.element(screen.getByText('4 suggestions to check')).toBeVisible();
});

test('a locked title is no field, and no text that is missing', async () => {
  offer();
  const { screen } = await openRussian();
  await expect.element(screen.getByText('4 texts missing')).toBeVisible();
  const lock = screen.getByRole('checkbox', { name: 'The same name in every language' });
  await lock.click();
  await expect.element(screen.getByText('3 texts missing')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
  await lock.click();
  await expect.element(screen.getByText('4 texts missing')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
});

test('all suggestions of a record are accepted with one press, and then all of a language', async () => {
  offer();
  const { screen } = await openRussian();
  await screen.getByRole('button', { name: 'Suggest all missing in Russian' }).click();
  await expect.element(screen.getByText('4 suggestions to check')).toBeVisible();
  await screen.getByRole('button', { name: 'Accept all suggestions of this record in Russian' }).click();
  await expect.element(screen.getByText('2 suggestions to check')).toBeVisible();
  await expect.element(screen.getByText(BY_MACHINE)).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  await screen.getByRole('button', { name: 'Accept all suggestions in Russian' }).click();
  await expect.element(screen.getByText('2 suggestions to check')).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
  expect(await violationsIn(screen.container)).toEqual([]);
});
