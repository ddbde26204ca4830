import { CHAT_META } from '@sofra/contract/support/support-chat';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cutOff } from '../../testing/cut-off.ts';
import { show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { keepPerson } from '../accounts/stored-person.ts';
import { api } from '../platform/api.ts';
import { endSession } from '../platform/session.ts';
import { SupportChat } from './support-chat.tsx';

await startPhrases('en', 'contact');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Names a chat of another house in the page, until the test is over. */
function nameChat(address: string): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: CHAT_META, content: address });
  meta.dataset.token = 'of-ours';
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

async function open(chat = <SupportChat isAskedFor />) {
  const screen = await show(chat);
  const field = (name: string) => screen.getByRole('textbox', { name });
  const panel = screen.getByRole('dialog', { name: 'How can we help?' });
  const opener = screen.getByRole('button', { name: 'Write to support' });
  const press = (name: string) => panel.getByRole('button', { name }).click();
  await opener.click();
  await expect.element(field('Your message')).toHaveFocus();
  return { screen, field, panel, opener, press };
}

test('a message is told what it lacks, keeps what was typed when it can’t be sent, and is sent', async () => {
  const { screen, field, panel, press } = await open();
  await press('Send the message');
  await expect.element(panel.getByText('Please fill this in.').first()).toBeVisible();
  await expect.element(field('Your message')).toHaveFocus();
  await field('Your message').fill('How do I add a menu?');
  await field('Your e-mail address').fill('nowhere');
  await press('Send the message');
  await expect.element(panel.getByText('This is not an e-mail address.')).toBeVisible();
  await expect.element(field('Your e-mail address')).toHaveFocus();
  await field('Your e-mail address').fill('layla@example.com');
  const mend = await cutOff();
  await press('Send the message');
  await expect.element(panel.getByText(/can’t be reached.*still here/)).toBeVisible();
  await expect.element(field('Your message')).toHaveValue('How do I add a menu?');
  await mend();
  await press('Send the message');
  await expect.element(panel.getByRole('heading', { name: 'Your message is on its way' })).toHaveFocus();
  await expect.element(panel.getByText('We will answer to layla@example.com.')).toBeVisible();
  await press('Write another message');
  await expect.element(field('Your message')).toHaveValue('');
  await expect.element(field('Your message')).toHaveFocus();
  expect(screen.getByRole('alert').query()).toBeNull();
});

test.each([
  ['on a phone', 390],
  ['on a desk', 1280],
])(
  '%s the panel closes by Escape and by its button, gives the focus back, and keeps what was typed',
  async (_, width) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(414, 896));
    const { field, panel, opener, press } = await open();
    await field('Your message').fill('How do I');
    for (const close of [() => userEvent.keyboard('{Escape}'), () => press('Close')]) {
      await close();
      await expect.element(panel).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
      await opener.click();
      await expect.element(field('Your message')).toHaveValue('How do I');
    }
  },
);

test('who is signed in is answered at their address; what they typed is nothing for the next', async () => {
  await signUp();
  const person = await api('GET /me/profile', {});
  keepPerson(person);
  const { field, opener } = await open();
  await expect.element(field('Your e-mail address')).toHaveValue(person.data.attributes.email);
  await field('Your message').fill('A secret of mine');
  endSession();
  await opener.click();
  await expect.element(field('Your message')).toHaveValue('');
  await expect.element(field('Your e-mail address')).toHaveValue('');
});

test('when the configured chat does not load, our own panel takes its place', async () => {
  nameChat(`${location.origin}/nowhere`);
  await open();
});

// A widget that stands when the test says so, and notes what it is told. Like the real one it has a button, and a
// conversation that stays open without it.
const WIDGET = `data:text/javascript,
  chatwootSDK = { run: () => addEventListener('stand', () => {
    const told = document.body.dataset;
    $chatwoot = {
      toggleBubbleVisibility: (button) => { told.button = button },
      toggle: (conversation) => { told.conversation = conversation },
      setUser: (id, { email }) => { told.user = email },
    };
    dispatchEvent(new Event('chatwoot:ready'));
  }, { once: true }) } //`;

/** Lets the widget stand that is named in the page, and answers what it is told from then on. */
async function stand(): Promise<DOMStringMap> {
  await expect.poll(() => 'chatwootSDK' in window).toBe(true);
  const { dataset: told } = document.body;
  onTestFinished(() => {
    for (const name of ['button', 'conversation', 'user']) delete told[name];
    for (const name of ['chatwootSDK', '$chatwoot']) Reflect.deleteProperty(window, name);
  });
  dispatchEvent(new Event('stand'));
  return told;
}

function Elsewhere() {
  const [isAskedFor, setAskedFor] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setAskedFor(!isAskedFor)}>
        Go
      </button>
      <SupportChat isAskedFor={isAskedFor} />
    </>
  );
}

test('on a page that does not ask for it, a chat of another house is shut, its open conversation too', async () => {
  nameChat(WIDGET);
  const screen = await show(<Elsewhere />);
  const told = await stand();
  await expect.poll(() => told).toMatchObject({ button: 'show' });
  const go = () => screen.getByRole('button', { name: 'Go' }).click();
  await go();
  await expect.poll(() => told).toMatchObject({ button: 'hide', conversation: 'close' });
  await go();
  await expect.poll(() => told).toMatchObject({ button: 'show', conversation: 'close' });
});

test('a chat of another house hears who is signed in, although that is read after it stands', async () => {
  await signUp();
  const person = await api('GET /me/profile', {});
  nameChat(WIDGET);
  await show(<SupportChat isAskedFor />);
  const told = await stand();
  await expect.poll(() => told.button).toBe('show');
  expect(told.user).toBeUndefined();
  keepPerson(person);
  expect(told.user).toBe(person.data.attributes.email);
});

test('a chat that loads late stays hidden, and takes no input', async () => {
  nameChat(WIDGET);
  const { field } = await open(<SupportChat isAskedFor patience={100} />);
  await field('Your message').fill('How do I');
  const told = await stand();
  await expect.poll(() => told.button).toBe('hide');
  await expect.element(field('Your message')).toHaveValue('How do I');
});

test('a page that does not ask for the chat has none', async () => {
  const screen = await show(<SupportChat isAskedFor={false} />);
  expect(screen.getByRole('button').query()).toBeNull();
});
