import { UnstyledButton } from '@mantine/core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { findVenues, VenueSearch } from './venue-search.tsx';

await startPhrases('en', 'frame');

const named = (full_name: string, at: number) => ({
  id: String(at),
  full_name,
  role: at === 0 ? ('master' as const) : ('slave' as const),
  parent: at === 0 ? null : '0',
  hasBranches: at === 0,
});
const VENUES = [
  'Levant',
  'Levant, Corniche',
  'Café Zürich',
  'مطعم أرز لبنان',
  'Ёлка',
  'Dune',
  'Souk',
  'Oasis',
].map(named);

test('venues are found by the beginnings of their words, in any spelling', () => {
  const found = (typed: string) => findVenues(VENUES, typed).map(({ full_name }) => full_name);
  expect(found('')).toHaveLength(8);
  expect(found('zur CAFE')).toEqual(['Café Zürich']);
  expect(found('ارز')).toEqual(['مطعم أرز لبنان']);
  expect(found('елка')).toEqual(['Ёлка']);
  expect(found('vant')).toEqual([]);
});

test('a venue is found and chosen by keys alone, and its role is read with it', async () => {
  const chosen: string[] = [];
  let added = 0;
  const screen = await show(
    <VenueSearch
      button={<UnstyledButton>Levant</UnstyledButton>}
      venues={VENUES}
      current="0"
      onChoose={(id) => chosen.push(id)}
      onAdd={() => {
        added += 1;
      }}
    />,
  );
  const button = screen.getByRole('button', { name: 'Levant', exact: true });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const search = screen.getByRole('combobox', { name: 'Find a venue' });
  await expect.element(search).toHaveFocus();
  const current = screen.getByRole('option', { name: 'Levant Main venue', exact: true });
  await expect.element(current).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('corn');
  const option = screen.getByRole('option', { name: 'Levant, Corniche Branch' });
  await expect.element(option).toHaveAttribute('aria-selected', 'true');
  await expect.element(search).toHaveAttribute('aria-activedescendant', option.element().id);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['1']);
  await expect.element(button).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('nowhere');
  await expect.element(screen.getByText('No venue is called “nowhere”.')).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(added).toBe(1);
});
