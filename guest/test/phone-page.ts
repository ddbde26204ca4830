import type { Browser, Page } from '@playwright/test';

/** The site of the documents that a phone's page shows. */
export const ORIGIN = 'http://menu.test';

/** A page of a phone; `show` puts a document at a path of the site into it. */
export type PhonePage = { page: Page; show: (path: string, document: string) => Promise<void> };

/** Opens a phone's page, whose site has the document alone and answers nothing else. */
export async function phonePage(
  browser: Browser,
  { javaScriptEnabled }: { javaScriptEnabled: boolean },
): Promise<PhonePage> {
  const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
  let body = '';
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fulfill({ status: 204 }),
  );
  const show = async (path: string, document: string) => {
    body = document;
    await page.goto(`${ORIGIN}/${path}`);
  };
  return { page, show };
}
