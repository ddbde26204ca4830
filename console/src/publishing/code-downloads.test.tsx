import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/dialogs.tsx';
import { setLogo } from '../../testing/pictures.ts';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { CodeDownloads } from './code-downloads.tsx';
import { type DownloadedVenue, logoQuery } from './code-queries.ts';

await startPhrases('en', 'downloads', 'publishing');
beforeEach(() => localStorage.clear());

test('table cards are made while the logo is not published', async () => {
  await signUp();
  await setLogo();
  const screen = await show(<CodeDownloads venue={flatten(await api('GET /me/venue', {}))} />);
  for (const name of [/^Table card, A6/, /^Table card, A4/, /^Picture, PNG/])
    await expect.element(screen.getByRole('link', { name })).toBeVisible();
});

/** The files of a venue, whose logo was read before it was replaced: its picture is gone. */
function WithOldLogo({ venue }: { venue: DownloadedVenue }) {
  const queries = useQueryClient();
  useState(() => queries.setQueryData(logoQuery(venue).queryKey, '/files/gone/160'));
  return <CodeDownloads venue={venue} />;
}

test('a card whose logo can not be read asks for the logo again, and is made with it', async () => {
  await signUp();
  await setLogo();
  const screen = await show(
    <main tabIndex={-1}>
      <WithOldLogo venue={flatten(await api('GET /me/venue', {}))} />
    </main>,
  );
  await screen.getByRole('button', { name: /^Table card, A6/ }).click();
  for (const name of [/^Table card, A6/, /^Table card, A4/])
    await expect.element(screen.getByRole('link', { name })).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
});

test('the files come into view where they were asked for at the end of a dialog', async () => {
  await signUp();
  const venue = flatten(await api('GET /me/venue', {}));
  const screen = await show(
    <div style={{ blockSize: 380, overflow: 'auto' }}>
      <div style={{ blockSize: 360 }} />
      <CodeDownloads venue={venue} />
    </div>,
  );
  await expect.element(screen.getByText(/^Drawing, SVG/)).toBeInViewport();
});
