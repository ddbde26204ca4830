import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startPhrases } from '../../../testing/start-phrases.ts';
import { PhoneInput } from './phone-input.tsx';

await startPhrases('en', 'phone');

function Form({ first, home }: { first: string; home?: string }) {
  const [value, setValue] = useState(first);
  return (
    <MantineProvider env="test">
      <PhoneInput name="phone" label="Phone" value={value} onChange={setValue} {...(home && { home })} />
      <button type="button" onClick={() => setValue('+14155552671')}>
        Another
      </button>
      <output>{value}</output>
    </MantineProvider>
  );
}

const phone = async (first = '', home?: string) => {
  const screen = await render(<Form first={first} {...(home && { home })} />);
  const country = screen.getByLabelText('Country of the phone number');
  // The numbering plans are there.
  await expect.element(country.getByText('United States (+1)')).toBeInTheDocument();
  return { screen, country, input: screen.getByLabelText('Phone', { exact: true }) };
};

test('the choice of countries begins with the Emirates and the United States', async () => {
  const { country } = await phone();
  const options = [...(country.element() as HTMLSelectElement).options].map(({ value }) => value);
  expect(options.slice(0, 2)).toEqual(['AE', 'US']);
  expect(options.length).toBeGreaterThan(200);
  expect(new Set(options).size).toBe(options.length);
});

test('a number is formatted as it is typed, finds its country, and is read as E.164', async () => {
  const { screen, country, input } = await phone();
  await input.click();
  await userEvent.keyboard('+971501234567');
  await expect.element(input).toHaveValue('+971 50 123 4567');
  await expect.element(country).toHaveValue('AE');
  await expect.element(screen.getByText('+971501234567')).toBeVisible();
});

test('choosing a country brings its calling code, and a number in its own way is understood', async () => {
  const { screen, country, input } = await phone();
  await country.selectOptions('SA');
  await expect.element(input).toHaveValue('+966');
  await input.fill('0512345678');
  await userEvent.tab();
  await expect.element(input).toHaveValue('+966 51 234 5678');
  await expect.element(screen.getByText('+966512345678')).toBeVisible();
});

test('a sign can be taken back in the middle without the caret jumping', async () => {
  const { input } = await phone('+971501234567');
  const field = input.element() as HTMLInputElement;
  await input.click();
  field.setSelectionRange(7, 7);
  await userEvent.keyboard('{Backspace}');
  expect(field.selectionStart).toBe(6);
});

test('a kept number is formatted, and a new value replaces it', async () => {
  const { screen, country, input } = await phone('+971501234567');
  await expect.element(input).toHaveValue('+971 50 123 4567');
  // Its calling code stands there once.
  await expect.element(screen.getByText('AE', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('AE +971')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Another' }).click();
  await expect.element(input).toHaveValue('+1 415 555 2671');
  await expect.element(country).toHaveValue('US');
});

test('a number begins in the country of the venue, whatever the browser is set to', async () => {
  const { screen, country, input } = await phone('', 'KE');
  await expect.element(country).toHaveValue('KE');
  await input.fill('0712345678');
  await userEvent.tab();
  await expect.element(screen.getByText('+254712345678')).toBeVisible();
});
