import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { LEGAL_TABS } from '../legal/documents.ts';
import { legalHtml } from './legal.tsx';

const text = (page: 'policy' | 'terms', edition: 'customers' | 'restaurants') =>
  legalHtml({ page, edition, locale: 'en' });

test.each(LEGAL_TABS)(
  '$page for $edition is valid HTML and has the same parts in every language',
  async (tab) => {
    const valid = new HtmlValidate({ extends: ['html-validate:standard'] });
    const pages = LOCALE_CODES.map((locale) => legalHtml({ ...tab, locale }));
    for (const html of pages) {
      const { results } = await valid.validateString(html);
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
      expect(html).not.toContain('undefined');
    }
    const parts = pages.map((html) => html.match(/<section>|<h2>|<ul>|<li>/g)?.join(''));
    expect(new Set(parts).size).toBe(1);
  },
);

test('the texts state the figures of rule 101', () => {
  const order = 'An order is a contract between you and the partner restaurant.';
  expect(text('terms', 'customers')).toContain(order);
  for (const edition of ['customers', 'restaurants'] as const) {
    expect(text('terms', edition)).toContain('State of Delaware');
    expect(text('terms', edition)).toContain('in Turkey or in a country of the Gulf Cooperation Council');
    expect(text('policy', edition)).toContain('online ordering platform');
    expect(text('policy', edition)).toContain('not for children under 16');
  }
  expect(text('terms', 'customers')).toContain('must be over 18');
  const restaurants = text('terms', 'restaurants');
  for (const fact of [
    'free for 14 days',
    'billed monthly or annually',
    'at least 30 days before',
    'for 21 days',
  ])
    expect(restaurants).toContain(fact);
});
