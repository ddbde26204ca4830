import { type Browser, chromium } from '@playwright/test';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { afterAll, beforeAll } from 'vitest';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { serve } from './site.ts';

type Held = { browser: Browser; site: Awaited<ReturnType<typeof serve>> };

/** Serves a publication to the tests of a file, on a Saturday at noon, and starts a browser; they are there once the tests run. */
export function inBrowser(shown: () => Publication): Held {
  const held = {} as Held;
  beforeAll(async () => {
    held.site = await serve(shown, new Date('2026-11-21T12:00:00Z'));
    held.browser = await chromium.launch(chromiumLaunch());
  });
  afterAll(async () => {
    await held.browser?.close();
    await held.site?.close();
  });
  return held;
}
