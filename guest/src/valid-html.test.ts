import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { menu, publication } from '../test/sample.ts';
import type { PageAddress } from './page-address.ts';
import { renderNotice, renderPage } from './render.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The finished pages are minified: quotes and closing slashes are left out where HTML allows it.
    'attr-quotes': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

async function problemsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

const whole = publication({ menus: [menu(1, 'dinner', 2, 3), menu(2, 'lunch', 1, 2)] });
const PAGES: Record<string, PageAddress> = {
  welcome: { kind: 'welcome' },
  selection: { kind: 'selection' },
  menu: { kind: 'menu', menuSlug: 'dinner' },
  table: { kind: 'allergens', menuSlug: 'dinner' },
  'shared dish': { kind: 'dish', menuSlug: 'dinner', number: 21 },
  'unknown menu': { kind: 'menu', menuSlug: 'brunch' },
};

for (const locale of LOCALE_CODES) {
  test.each(Object.entries(PAGES))(`the page in ${locale} is valid HTML: %s`, async (_, page) => {
    const now = new Date('2026-11-21T12:00:00Z');
    const { html } = renderPage({ publication: whole, page, locale, now, baseUrl: 'https://menu.test' });
    expect(await problemsIn(html)).toEqual([]);
  });

  test.each(['unknown', 'gone', 'coming', 'away'] as const)(
    `the notice in ${locale} is valid HTML: %s`,
    async (kind) => {
      expect(await problemsIn(renderNotice(kind, locale, 'https://menu.test').html)).toEqual([]);
    },
  );
}
