import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { menu, publication } from '../test/sample.ts';
import { minifyHtml } from './minify-html.ts';
import { menuPage, selectionPage, welcomePage } from './page.tsx';
import { viewOf } from './view.ts';
import { nextOpening, shownMenu, shownMenus } from './visibility.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('a preview shows every page under its own nonce', () => {
  const given = publication({ menus: [menu(1, 'dinner', 1, 1)] });
  const view = viewOf({ publication: given, locale: 'ar', now, baseUrl: 'https://menu.test', nonce: 'abc' });
  const menus = shownMenus(given, now);
  const [dinner] = menus;
  if (!dinner) throw new Error('the sample is on');
  for (const page of [welcomePage(view, menus), selectionPage(view, menus), menuPage(view, dinner, menus)])
    expect(renderToStaticMarkup(page.document)).toContain(`<style nonce="abc">${page.style}`);
});

test('a menu without an item that is on is hidden, and one that never opens is not announced', () => {
  const over = {
    type: 'specific',
    data: { all_day: true, from: '2025-01-01', to: '2025-01-02' },
  } as const;
  const dinner = menu(1, 'dinner', 1, 2);
  const sections = dinner.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, schedule: over })),
  }));
  expect(shownMenu({ ...dinner, sections }, 'Asia/Dubai', now)).toBeNull();
  expect(nextOpening(publication({ menus: [{ ...dinner, sections }] }), now)).toBeNull();
});

test('minifying leaves texts unchanged', () => {
  const markup =
    '<p class="a b" id="x1" lang="en" data-of="">a=&quot;b&quot; /&gt; hrefLang=x<br/><a hrefLang="ar" href="/m/a?lang=en">=</a></p>';
  expect(minifyHtml(markup)).toBe(
    '<p class="a b" id=x1 lang=en data-of>a=&quot;b&quot; /&gt; hrefLang=x<br><a hreflang=ar href="/m/a?lang=en">=</a></p>',
  );
});
