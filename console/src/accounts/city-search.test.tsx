import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { type CityChoice, citiesQuery } from './cities.ts';
import { CitySearch } from './city-search.tsx';

await startPhrases('en', 'person', 'phone');

const dubai = {
  id: '67656f6e-616d-8573-8000-0000000476bf',
  name: 'Dubai',
  country_code: 'AE',
  isCalled: false,
};
const dublin = {
  id: '67656f6e-616d-8573-8000-00000002d3c5',
  name: 'Dublin',
  country_code: 'IE',
  isCalled: false,
};

/** An answer of the server stays fresh, so the searches here are answered from it. */
function answered() {
  const queries = createQueryClient({ onCounted: () => {} });
  queries.setQueryData(citiesQuery('Dub', 'en').queryKey, [dubai, dublin]);
  queries.setQueryData(citiesQuery('dubai', 'en').queryKey, [{ ...dubai, isCalled: true }]);
  queries.setQueryData(citiesQuery('Xy', 'en').queryKey, []);
  return queries;
}

function Form() {
  const [value, setValue] = useState<CityChoice>({ text: '', city: null });
  const [queries] = useState(answered);
  return (
    <MantineProvider env="test">
      <QueryClientProvider client={queries}>
        <CitySearch name="city" value={value} onChange={setValue} />
        <button type="button">Elsewhere</button>
        <output>{value.city?.id ?? 'none'}</output>
      </QueryClientProvider>
    </MantineProvider>
  );
}

const search = async () => {
  const screen = await render(<Form />);
  return { screen, input: screen.getByLabelText('City') };
};

test('the best city is taken with Enter', async () => {
  const { screen, input } = await search();
  await input.fill('Dub');
  await expect.element(screen.getByRole('option', { name: 'Dubai, United Arab Emirates' })).toBeVisible();
  await expect.element(screen.getByRole('option').first()).toHaveAttribute('data-combobox-selected');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('Dubai, United Arab Emirates');
  await expect.element(screen.getByText(dubai.id)).toBeVisible();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('the arrows and the pointer take another', async () => {
  const { screen, input } = await search();
  await input.fill('Dub');
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(input).toHaveValue('Dublin, Ireland');
  await input.fill('Dub');
  await screen.getByRole('option', { name: 'Dubai, United Arab Emirates' }).click();
  await expect.element(screen.getByText(dubai.id)).toBeVisible();
});

test('leaving the field chooses a city by its whole name, not by half of it', async () => {
  const { screen, input } = await search();
  await input.fill('dubai');
  await screen.getByRole('button').click();
  await expect.element(input).toHaveValue('Dubai, United Arab Emirates');
  await input.fill('Dub');
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  await userEvent.tab();
  await expect.element(input).toHaveValue('Dub');
  await expect.element(screen.getByText('none')).toBeVisible();
});

test.each(['دبي', 'Дубай'])('leaving the field chooses the city called %s', async (name) => {
  const { screen, input } = await search();
  await input.fill(name);
  await screen.getByRole('button').click();
  await expect.element(input).toHaveValue('Dubai, United Arab Emirates');
});

test('one character searches nothing, and an unknown city is reported', async () => {
  const { screen, input } = await search();
  await input.fill('D');
  expect(screen.getByRole('listbox').elements()).toEqual([]);
  await input.fill('Xy');
  await expect.element(screen.getByText('City "Xy" not found')).toBeVisible();
});
