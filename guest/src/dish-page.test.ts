import type { Locale } from '@sofra/contract/languages/locales';
import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import type { MenuPart, Publication } from '@sofra/contract/publishing/publishing';
import { expect, test } from 'vitest';
import { menu, publication } from '../test/sample.ts';
import { renderPage } from './render.ts';

const HOME = 'https://menu.test/m/zaatar-house-marina';
const dinner = menu(1, 'dinner', 2, 2);
const lunch = { ...menu(2, 'lunch', 1, 1), id: 'lunch', sections: menu(2, 'lunch', 1, 6).sections };
const over = { type: 'specific', data: { all_day: true, from: '2025-01-01', to: '2025-01-02' } } as const;

function share(number: number, given: Partial<Publication> = {}, locale: Locale = 'en', menuSlug = 'dinner') {
  return renderPage({
    publication: publication({ menus: [dinner, lunch], ...given }),
    page: { kind: 'dish', menuSlug, number },
    locale,
    now: new Date('2026-11-21T12:00:00Z'),
    baseUrl: 'https://menu.test',
    cards: '0a1b2c3d4e',
  });
}

/** A menu whose dishes are changed by a function. */
function withDishes(of: MenuPart, change: (dish: { number: number }) => object): MenuPart {
  const changed = of.sections.map((it) => ({
    ...it,
    items: it.items.map((one) => ({ ...one, ...change(one) })),
  }));
  return { ...of, sections: changed };
}

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="?${name}"? content="([^"]*)"`).exec(html)?.[1];

test('a shared dish says its title, its price and its own card, and leads to its place on the menu', () => {
  const { status, html } = share(21);
  expect(status).toBe(200);
  const [title, price] = [/<h1><a [^>]*>([^<]+)</.exec(html)?.[1], /^AED\u00a0[\d.]+ · /];
  expect(meta(html, 'og:title')).toBe(`${title} · Zaatar House, Marina`);
  expect(meta(html, 'og:description')).toMatch(price);
  const card = /^https:\/\/menu\.test\/c\/zaatar-house-marina\/0a1b2c3d4e-en-item-21\.[1-9]\d{0,8}\.jpg$/;
  expect(meta(html, 'og:image')).toMatch(card);
  expect(meta(share(21, { number: 4 }).html, 'og:image')).toBe(meta(html, 'og:image'));
  const dearer = withDishes(dinner, ({ number }) => (number === 21 ? { price: '99.000' } : {}));
  expect(meta(share(21, { menus: [dearer, lunch] }).html, 'og:image')).not.toBe(meta(html, 'og:image'));
  expect(meta(html, 'og:image:alt')).toBe(meta(html, 'og:title'));
  expect(html).toContain('<meta name=robots content=noindex>');
  expect(html).not.toContain('rel=canonical');
  expect(html).toContain(`<meta http-equiv=refresh content="0;url=${HOME}/dinner?lang=en#item-21">`);
  expect(html).toContain(`<a href="${HOME}/dinner?lang=en#item-21">`);
  expect(html).not.toContain('<script');
  expect(html.length).toBeLessThan(2500);
});

test('a long description ends with a whole character, and its directions end with it', () => {
  const descriptionOf = (description: string) => {
    const texts = { en: { title: 'Soup', description } };
    const { html } = share(21, { menus: [withDishes(dinner, () => ({ texts }))] });
    return meta(html, 'og:description') ?? '';
  };
  const price = descriptionOf('');
  for (let before = 170; before < 200; before++) {
    const said = descriptionOf(`${'a'.repeat(before)}${'👩‍🍳'.repeat(20)}`);
    expect(said.length).toBeLessThanOrEqual(200);
    expect(said.slice(price.length + ' · '.length)).toMatch(/^a+(👩‍🍳)*…$/u);
  }
  expect(descriptionOf('With \u202eelpmis\u202c \u2066ginger\u2069')).toBe(`${price} · With elpmis ginger`);
  expect(descriptionOf(`Soup ${'\u0301'.repeat(300)}`)).toMatch(/ · Soup ?…$/);
});

test('it speaks the language of its address', () => {
  const [arabic, russian] = [share(21, {}, 'ar').html, share(21, {}, 'ru').html];
  expect(arabic).toContain('<html lang=ar dir=rtl>');
  expect(arabic).toContain('/dinner?lang=ar#item-21"');
  expect(meta(arabic, 'og:image')).toMatch(/\/0a1b2c3d4e-ar-item-21\.\d+\.jpg$/);
  expect(meta(russian, 'og:description')).toMatch(/^\d+,\d\d\u00a0AED · /);
});

test('a dish without a photo shows the card of its menu, else that of the venue', () => {
  const plain = withDishes(dinner, () => ({ photo: null }));
  expect(meta(share(21, { menus: [plain] }).html, 'og:image')).toMatch(/\/0a1b2c3d4e-en-1\.jpg$/);
  const bare = { ...plain, photo: null };
  expect(meta(share(21, { menus: [bare] }).html, 'og:image')).toMatch(/\/0a1b2c3d4e-en\.jpg$/);
});

test('a dish of a long menu leads to the part that it is on', () => {
  const long = menu(1, 'dinner', 1, MENU_PAGE_ITEMS + 2);
  const [last] = long.sections[0]?.items.slice(-1) ?? [];
  const { html } = share(last?.number ?? 0, { menus: [long] });
  expect(html).toContain(`/dinner?lang=en&amp;from=${MENU_PAGE_ITEMS}#item-${last?.number}"`);
});

test('a dish that is off or gone leads to its menu, and one that has moved to its other menu', () => {
  const leadsTo = (...given: Parameters<typeof share>) => {
    const { status, location } = share(...given);
    return [status, location];
  };
  expect(leadsTo(999_999_999)).toEqual([302, `${HOME}/dinner?lang=en`]);
  const off = withDishes(dinner, ({ number }) => (number === 21 ? { schedule: over } : {}));
  expect(leadsTo(21, { menus: [off] }, 'ru')).toEqual([302, `${HOME}/dinner?lang=ru`]);
  expect(leadsTo(25)).toEqual([302, `${HOME}/lunch/25?lang=en`]);
});

test('a dish of a menu that is off or unknown gets what the menu’s own address gets', () => {
  const menus = [{ ...dinner, schedule: over }, lunch];
  const own = (menuSlug: string, of: Publication['menus']) =>
    renderPage({
      publication: publication({ menus: of }),
      page: { kind: 'menu', menuSlug },
      locale: 'en',
      now: new Date('2026-11-21T12:00:00Z'),
      baseUrl: 'https://menu.test',
      cards: '0a1b2c3d4e',
    });
  expect(share(21, { menus })).toEqual(own('dinner', menus));
  expect(share(21, {}, 'en', 'brunch')).toEqual(own('brunch', [dinner, lunch]));
  expect(share(21, {}, 'en', 'menus').status).toBe(404);
});

test('it is kept no longer than until the next change of a schedule', () => {
  const until = {
    type: 'specific',
    data: { all_day: false, from: '2026-11-20 10:00', to: '2026-11-22 10:00' },
  } as const;
  const scheduled = withDishes(dinner, ({ number }) => (number === 21 ? { schedule: until } : {}));
  expect(share(21, { menus: [scheduled] }).nextChange).toEqual(new Date('2026-11-22T06:00:00Z'));
});
