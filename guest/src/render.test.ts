import { createHash } from 'node:crypto';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { usualWeek } from '@sofra/contract/schedules/schedules';
import { expect, test } from 'vitest';
import { item, menu, publication } from '../test/sample.ts';
import { classes } from './class-names.ts';
import type { PageAddress } from './page-address.ts';
import type { PageRequest } from './page-at.ts';
import { PHRASES } from './phrases/phrases.ts';
import { type RenderedPage, renderNotice, renderPage } from './render.ts';

const now = new Date('2026-11-21T12:00:00Z');
const DINNER: PageAddress = { kind: 'menu', menuSlug: 'dinner' };

function render(
  page: PageAddress,
  given: Parameters<typeof publication>[0] = {},
  more: Partial<Pick<PageRequest, 'locale' | 'now' | 'soldOut' | 'baseUrl' | 'chosen'>> = {},
): RenderedPage {
  const cards = '0a1b2c3d4e';
  const request = { page, locale: 'en', now, baseUrl: 'https://menu.test', cards, ...more } as const;
  return renderPage({ publication: publication(given), ...request });
}

/** A weekly schedule of one window on every day. */
function daily(from: string, to: string) {
  const data = usualWeek();
  for (const day of Object.values(data)) Object.assign(day, { from, to });
  return { type: 'periodic', data } as const;
}

const brunch = { ...menu(2, 'brunch', 1, 2), id: 'brunch' };
const dinner = menu(1, 'dinner', 2, 3);

test('welcome leads straight to the only menu, or to the selection of several', () => {
  const one = render({ kind: 'welcome' });
  expect([one.status, one.locale, one.locales]).toEqual([200, 'en', ['en', 'ar', 'ru']]);
  expect(one.html).toContain('href="/m/zaatar-house-marina/dinner?lang=en"');
  expect(one.html).not.toContain('/menus');
  const two = render({ kind: 'welcome' }, { menus: [dinner, brunch] });
  expect(two.html).toContain('href="/m/zaatar-house-marina/menus?lang=en"');
  expect(two.html).toContain('Marina</p>');
});

test('the selection lists the menus that are on, and redirects to a single one', () => {
  const { status, html } = render({ kind: 'selection' }, { menus: [dinner, brunch] });
  expect(status).toBe(200);
  expect(html.match(/<h2/g)).toHaveLength(2);
  const one = render({ kind: 'selection' });
  expect([one.status, one.location]).toEqual([302, 'https://menu.test/m/zaatar-house-marina/dinner?lang=en']);
});

test('a menu shows every item with its details', () => {
  const { status, html } = render(DINNER);
  expect(status).toBe(200);
  expect(html.match(/itemprop=hasMenuItem /g)).toHaveLength(6);
  for (const piece of ['id=item-20', 'href=#item-20', 'href=#s2', 'id=s2', '<h4>Extras</h4>'])
    expect(html).toContain(piece);
  expect(html).toMatch(/<b itemprop=price>\d+\.\d\d<\/b>/);
  expect(html).toContain('href="https://schema.org/VegetarianDiet"');
  expect(html.startsWith('<!DOCTYPE html><html lang=en dir=ltr data-edition=3>')).toBe(true);
});

test('a price that is only begun is shown with all of its digits', () => {
  const [section] = dinner.sections;
  if (!section) throw new Error('the sample has a section');
  const begun = { ...section, items: section.items.map((dish) => ({ ...dish, price: '0' })) };
  const { html } = render(DINNER, { menus: [{ ...dinner, sections: [begun] }] });
  expect(html).toContain('AED <b itemprop=price>0</b>.00');
});

test('there is no inline style or script, and the style sheet is the hashed one', () => {
  for (const page of [{ kind: 'welcome' }, { kind: 'selection' }, DINNER] as const) {
    const { html, styleHash } = render(page, { menus: [dinner, brunch] });
    expect(html).not.toMatch(/ style=| on\w+=/i);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html.match(/<script(?! type=module src=| type="application\/ld\+json")/g)).toBeNull();
    expect(html).not.toContain('var(--');
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(createHash('sha256').update(style).digest('base64')).toBe(styleHash);
  }
});

test('records outside their schedule are hidden, and the next change is given', () => {
  const [first, second] = dinner.sections;
  if (!first || !second) throw new Error('the sample has two sections');
  const late = { ...item(90), schedule: daily('20:00', '22:00') };
  const menus = [
    {
      ...dinner,
      sections: [
        { ...first, schedule: daily('06:00', '11:00') },
        { ...second, items: [...second.items, late] },
      ],
    },
  ];
  const at = (time: string) => render(DINNER, { menus }, { now: new Date(`2026-11-21T${time}:00Z`) });
  const afternoon = at('12:00');
  expect(afternoon.html).not.toContain('id=s1');
  expect(afternoon.html).not.toContain('id=item-110');
  expect(afternoon.nextChange).toEqual(new Date('2026-11-21T16:00:00Z'));
  expect(afternoon.html).toContain(`data-until=${Date.parse('2026-11-21T16:00:00Z')}`);
  expect(at('16:00').html).toContain('id=item-110');
  expect(at('03:00').html).toContain('id=s1');
});

test('a page without a menu that is on says what opens next and when', () => {
  const menus = [{ ...dinner, schedule: daily('18:00', '23:00') }];
  for (const kind of ['welcome', 'selection'] as const) {
    const { status, html, nextChange } = render({ kind }, { menus });
    expect([status, nextChange]).toEqual([200, new Date('2026-11-21T14:00:00Z')]);
    expect(html).toContain('opens 6:00\u00a0PM');
    expect(html).toContain('Dinner');
  }
  const never = render({ kind: 'welcome' }, { menus: [] });
  expect([never.status, never.nextChange]).toEqual([200, null]);
});

test('a menu that is unknown or outside its schedule answers 404 with the menus that are on', () => {
  const menus = [{ ...dinner, schedule: daily('18:00', '23:00') }, brunch];
  for (const menuSlug of ['dinner', 'lunch']) {
    const { status, html } = render({ kind: 'menu', menuSlug }, { menus });
    expect(status).toBe(404);
    expect(html).toContain('/brunch?lang=en');
    expect(html).toContain('content=noindex');
    expect(html).not.toContain('canonical');
  }
});

test('in place of a menu that is off stand the hour of its next opening, and where to find the venue', () => {
  const menus = [{ ...dinner, schedule: daily('18:00', '23:00') }, brunch];
  const pageOf = (menuSlug: string, given = menus) =>
    render({ kind: 'menu', menuSlug }, { menus: given }).html;
  expect(pageOf('dinner')).toMatch(/Dinner<\/bdi> · <time [^>]*>available from 6:00\u00a0PM</);
  expect(pageOf('lunch')).not.toContain('available from');
  for (const html of [pageOf('dinner'), pageOf('lunch'), pageOf('dinner', menus.slice(0, 1))])
    expect(html).toContain('href="tel:');
});

test('each absence of a venue has its page, in every language', () => {
  const pages = (['unknown', 'gone', 'coming', 'away'] as const).map((kind) =>
    renderNotice(kind, 'ar', 'https://a.test'),
  );
  expect(pages.map(({ status }) => status)).toEqual([404, 410, 200, 503]);
  for (const { html } of pages) {
    expect(html).toContain('<html lang=ar dir=rtl>');
    expect(html).toContain('content=noindex');
  }
  expect(new Set(pages.map(({ html }) => html)).size).toBe(4);
});

test('a row without a translation falls back, marked with its language and direction', () => {
  const [section] = dinner.sections;
  if (!section) throw new Error('the sample has a section');
  const only = { ...item(1), texts: { en: { title: 'Only English' } } };
  const foreign = { ...item(2), texts: { ar: { title: 'عربي فقط' } } };
  const menus = [{ ...dinner, sections: [{ ...section, items: [only, foreign] }] }];
  const arabic = render(DINNER, { menus }, { locale: 'ar' });
  expect(arabic.html).toContain('<html lang=ar dir=rtl');
  expect(arabic.html).toMatch(/<h3 itemprop=name lang=en dir=ltr><a href=#item-21>Only English/);
  expect(arabic.html).toMatch(/<h3 itemprop=name><a href=#item-22>عربي فقط/);
  const russian = render(DINNER, { menus }, { locale: 'ru' });
  expect(russian.html).toMatch(/lang=ar dir=rtl><a href=#item-22>/);
});

test('a menu without the guest’s language keeps its phrases in it and marks its texts’ language', () => {
  const english = { ...dinner, locales: ['en' as const, 'ru' as const] };
  const { locale, locales, html } = render(DINNER, { menus: [english, brunch] }, { locale: 'ar' });
  expect([locale, locales]).toEqual(['ar', ['en', 'ar', 'ru']]);
  expect(html).toContain('<html lang=ar dir=rtl');
  expect(html).toContain(`<h4>${PHRASES.ar.extras}</h4>`);
  expect(html).toMatch(/<h1 itemprop=name lang=en dir=ltr>Dinner</);
  expect(html).toMatch(/hreflang=ar lang=ar dir=rtl aria-current=true/i);
  const listed = render({ kind: 'selection' }, { menus: [english, brunch] }, { locale: 'ar' });
  expect(listed.html).toMatch(/<h2 lang=en dir=ltr><a [^>]*>Dinner</);
});

test('only the languages that some menu has are offered', () => {
  const texts = { en: { title: 'Dinner' }, ar: { title: 'العشاء' } };
  const bare = (it: typeof dinner) => ({
    ...it,
    texts: { en: texts.en },
    sections: it.sections.map((section) => ({
      ...section,
      texts: { en: { title: 'Cold' } },
      items: [{ ...item(1), texts: { en: { title: 'Soup' } } }],
    })),
  });
  const notArabic = { ...dinner, locales: ['en' as const] };
  const menus = [{ ...bare(dinner), texts }, notArabic];
  const russian = render(DINNER, { menus }, { locale: 'ru' });
  expect([russian.locale, russian.locales]).toEqual(['ru', ['en', 'ar']]);
  expect(russian.html).toContain('<html lang=ru');
  expect(russian.html.match(/<a[^>]* hreflang=\w+/gi)).toHaveLength(2);
  const alone = render(DINNER, { menus: [bare(dinner)] });
  expect(alone.locales).toEqual(['en']);
  expect(alone.html).not.toMatch(/hreflang/i);
});

test('the venue’s own question keeps its language on a page of another', () => {
  const { branding } = publication();
  const { theme } = branding;
  const options = { ...theme.welcome.options, select: { ...theme.welcome.options.select, title: 'Hungry?' } };
  const own = { ...branding, theme: { ...theme, welcome: { ...theme.welcome, options } } };
  const { html } = render({ kind: 'welcome' }, { menus: [dinner, brunch], branding: own }, { locale: 'ar' });
  expect(html).toContain('<span lang=en dir=auto>Hungry?</span>');
});

test('texts are escaped', () => {
  const [section] = dinner.sections;
  if (!section) throw new Error('the sample has a section');
  const nasty = '</script><script>alert("1")</script> & 🍋 \u200fعربي\u200e';
  const texts = { en: { title: nasty, description: nasty, note: nasty } };
  const menus = [{ ...dinner, texts, sections: [{ ...section, texts, items: [{ ...item(1), texts }] }] }];
  for (const page of [{ kind: 'welcome' }, DINNER] as const) {
    const { html } = render(page, { menus });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('🍋 \u200fعربي\u200e');
  }
});

test('the head has the venue, the languages and the picture for machines', () => {
  const { html } = render(DINNER, {}, { locale: 'ru', baseUrl: 'https://menu.test/base/' });
  const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  expect([data['@type'], data.name, data.hasMenu.name]).toEqual([
    'Restaurant',
    'Zaatar House, Marina',
    'Ужин',
  ]);
  const address = 'https://menu.test/base/m/zaatar-house-marina/dinner';
  expect(html).toContain(`rel=canonical href="${address}?lang=ru"`);
  expect(html.match(/rel=alternate hreflang=\w/g)).toHaveLength(4);
  expect(html).toContain(`hreflang=x-default href="${address}"`);
  const chosen = render(DINNER, {}, { locale: 'ru', baseUrl: 'https://menu.test/base/', chosen: true });
  expect(chosen.html).toContain(`rel=canonical href="${address}"`);
  expect(html).toContain(
    'property="og:image" content="https://menu.test/base/c/zaatar-house-marina/0a1b2c3d4e-ru-1.jpg"',
  );
  const ofVenue = render({ kind: 'selection' }, { menus: [dinner, brunch] });
  expect(ofVenue.html).toContain('/c/zaatar-house-marina/0a1b2c3d4e-en.jpg"');
  const plain = render(DINNER, { menus: [{ ...dinner, photo: null }] });
  expect(plain.html).toContain('/c/zaatar-house-marina/0a1b2c3d4e-en.jpg"');
  expect(html).toContain('src="/base/i/201-412"');
});

test('a venue of one language has addresses without it', () => {
  const venue = { ...publication().venue, extra_locales: [] };
  const { html, locales } = render(DINNER, { venue });
  expect(locales).toEqual(['en']);
  expect(html).not.toContain('lang=en"');
  expect(html).not.toMatch(/hreflang/i);
});

test('sold-out items and extras are greyed and labelled', () => {
  const sold = dinner.sections[0]?.items[0];
  const extra = sold?.extras[0];
  if (!sold || !extra) throw new Error('the sample has an extra');
  const { html } = render(
    DINNER,
    {},
    {
      soldOut: new Map([
        [sold.id, null],
        [extra.id, null],
      ]),
    },
  );
  expect(html).toContain(
    `class="${classes('item', 'sold-out')}" itemprop=hasMenuItem itemscope itemtype="https://schema.org/MenuItem" id=item-${sold.number}>`,
  );
  expect(html.match(/>Sold out</g)).toHaveLength(2);
  expect(html.match(/https:\/\/schema.org\/SoldOut/g)).toHaveLength(1);
  expect(html).toContain(`+AED ${extra.price}<`);
  expect(html).toContain('line-through');
});

test('a mark ends by itself, and only the pages of its menu know of it', () => {
  const [sold, other] = dinner.sections[0]?.items ?? [];
  const [later, soon] = [new Date('2026-11-21T16:00:00Z'), new Date('2026-11-21T13:00:00Z')];
  const soldOut = new Map([
    [sold?.id ?? '', later],
    [other?.id ?? '', soon],
  ]);
  const sections = brunch.sections.map((section) => ({
    ...section,
    items: section.items.map((one) => ({ ...one, id: `of brunch ${one.id}` })),
  }));
  const menus = { menus: [dinner, { ...brunch, sections }] };
  const at = (moment: Date, page: PageAddress = DINNER) => render(page, menus, { soldOut, now: moment });
  expect([at(now).html.match(/>Sold out</g)?.length, at(now).nextChange]).toEqual([2, soon]);
  expect([at(soon).html.match(/>Sold out</g)?.length, at(soon).nextChange]).toEqual([1, later]);
  const plain = render(DINNER, menus);
  expect([at(later).html, at(later).nextChange]).toEqual([plain.html, null]);
  for (const page of [
    { kind: 'menu', menuSlug: 'brunch' },
    { kind: 'allergens', menuSlug: 'dinner' },
    { kind: 'welcome' },
  ] as const)
    expect(at(now, page)).toEqual(render(page, menus));
});

test('a menu without anything sold out has no rules for it', () => {
  const elsewhere = render(DINNER, {}, { soldOut: new Map([['of-another-menu', null]]) });
  expect(elsewhere.html).toBe(render(DINNER).html);
  expect(elsewhere.html).not.toContain('line-through');
});

/** The JSON-LD of a page. */
const dataOf = (html: string) => JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

test('machines are told the prices and the hours of a place, where its menus have hours', () => {
  const week = usualWeek();
  const hours = { type: 'periodic', data: { ...week, '6': { ...week['6'], enabled: false } } } as const;
  const menus = [{ ...dinner, schedule: hours }];
  const now = new Date('2026-11-20T12:00:00Z');
  const data = dataOf(render({ kind: 'welcome' }, { menus }, { now }).html);
  expect(data.priceRange).toMatch(/^AED\s[\d.]+ – AED\s[\d.]+$/);
  expect(data.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: week['0'].from,
      closes: week['0'].to,
      dayOfWeek: ['Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'].map(
        (day) => `https://schema.org/${day}day`,
      ),
    },
  ]);
  expect(dataOf(render({ kind: 'welcome' }).html).openingHoursSpecification).toBeUndefined();
});

test('a draft has no code, which leads to what is published', () => {
  const { html } = render(DINNER);
  expect(html).toContain('/code.svg');
  // A picture for paper alone waits until a guest sees the page.
  expect(html.slice(0, html.indexOf('<body'))).not.toContain('/code.svg');
  expect(render(DINNER, { number: null }).html).not.toContain('/code.svg');
});

test.each(LOCALE_CODES)('in %s a page is described by its menu, and then by its venue', (locale) => {
  expect(PHRASES[locale].describe('MENU', 'VENUE')).toMatch(/MENU.*VENUE/);
});
