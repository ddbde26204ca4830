import { type Browser, chromium } from '@playwright/test';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { afterAll, beforeAll } from 'vitest';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { serve } from './site.ts';

type Held = { browser: Browser; site: Awaited<ReturnType<typeof serve>> };

let started: Promise<Browser> | undefined;

/** The browser of all files of a worker, which ends with it; `close-pages.ts` closes what a file has opened. */
export function theBrowser(): Promise<Browser> {
  started ??= chromium.launch(chromiumLaunch());
  return started;
}

/** Closes what is open in the worker's browser, if it was started. */
export async function closePages(): Promise<void> {
  for (const context of (await started)?.contexts() ?? []) await context.close();
}

/** Serves a publication to the tests of a file, on a Saturday at noon, and starts a browser; they are there once the tests run. */
export function inBrowser(shown: () => Publication): Held {
  const held = {} as Held;
  beforeAll(async () => {
    held.site = await serve(shown, new Date('2026-11-21T12:00:00Z'));
    held.browser = await theBrowser();
  });
  afterAll(() => held.site?.close());
  return held;
}
