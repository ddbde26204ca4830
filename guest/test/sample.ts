import type { Theme, ThemeValues } from '@sofra/contract/branding/branding';
import { DEFAULT_THEME } from '@sofra/contract/branding/themes';
import { itemValues } from '@sofra/contract/catalogue/item-fields';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import type { Photo } from '@sofra/contract/pictures/photo';
import { FORMAT } from '@sofra/contract/publishing/formats';
import type {
  MenuPart,
  Publication,
  PublishedItem,
  TextsByLocale,
} from '@sofra/contract/publishing/publishing';
import { WORDS } from './sample-words.ts';

/** Placeholder classes that pictures of food have: browns, ambers, greens, greys. */
const FOOD_COLOURS = [16, 20, 21, 36, 37, 40, 41, 42, 25, 56, 57, 58, 32, 4, 8, 24, 63, 53];
const ALWAYS = { type: 'always' } as const;
const NOTHING_STATED = { warnings: [], may_contain: [], free_of: [] };
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** A little generator, so that the nth dish is the same one in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** The same texts in every language, made by a function of one. */
function inAll(make: (locale: Locale) => TextsByLocale[Locale]): TextsByLocale {
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, make(locale)]));
}

/** A theme in which values stand as a publication holds them. */
export function themeOf(values: ThemeValues = DEFAULT_THEME): Theme {
  const { name, fonts, welcome, detail, selection, menu } = structuredClone(values);
  const ground = { background_type: 'color', attachment: null } as const;
  return {
    id: id(1),
    name,
    default: true,
    enabled: true,
    fonts,
    welcome: { ...ground, options: welcome },
    detail: { options: detail },
    selection: { options: selection },
    menu_themes: [{ id: id(2), menu_id: null, default: true, ...ground, options: menu }],
  };
}

/** A picture by its number. */
export function photo(number: number): Photo {
  return { number, width: 1366, height: 768, colour: at(FOOD_COLOURS, number * 7 + (number >> 2)) };
}

/** A dish: the nth of the sample, with a picture and all that an item can have. */
export function item(n: number): PublishedItem {
  const random = numbers(n);
  const picks = Array.from({ length: 12 }, random);
  const texts = inAll((locale) => {
    const { how, what, by, told, lead } = WORDS[locale];
    const [a = 0, b = 0, c = 0, d = 0, many = 0, ...rest] = picks;
    const parts = rest.slice(0, 2 + (many % 3)).map((pick) => at(told, pick));
    return {
      title: many % 2 ? `${at(how, a)} ${at(what, b)}` : `${at(how, a)} ${at(what, b)} ${at(by, c)}`,
      description: `${at(lead, d)} ${parts.join(', ')}`,
    };
  });
  const extra = (k: number) => ({
    id: id(10_000 + n * 10 + k),
    number: 5000 + n * 3 + k,
    texts: inAll((locale) => ({ title: at(WORDS[locale].extras, (picks[k] ?? 0) + k) })),
    price: k === 2 ? '0.00' : `${(n % 4) + 1}.50`,
    ...NOTHING_STATED,
  });
  return {
    id: id(1000 + n),
    number: n + 20,
    texts,
    price: `${12 + ((picks[5] ?? 0) % 90)}.${at(['00', '50', '95'], picks[6] ?? 0)}`,
    ...NOTHING_STATED,
    warnings: n % 3 === 0 ? ['gluten', 'milk', 'nuts'].slice(0, 1 + (n % 3)) : ['sesame'],
    speciality: n % 4 === 0 ? ['vegetarian'] : n % 7 === 0 ? ['halal', 'spicy'] : [],
    ...itemValues({ is_new: n % 9 === 1, is_popular: n % 6 === 2 }),
    schedule: ALWAYS,
    photo: photo(300 + n),
    extras: n % 2 === 0 ? [extra(1), extra(2), extra(3)] : [extra(1)],
  };
}

/** A menu with the given numbers of sections and of items in each. */
export function menu(number: number, slug: string, sections: number, items: number): MenuPart {
  const names = inAll((locale) => ({
    title: { en: 'Dinner', ar: 'العشاء', ru: 'Ужин' }[locale],
    description: {
      en: 'What we cook in the evening, to share in the middle of the table.',
      ar: 'ما نطهوه في المساء لنتشاركه وسط المائدة.',
      ru: 'То, что мы готовим вечером, чтобы делиться за столом.',
    }[locale],
    note: {
      en: 'Please tell us about allergies before you order.',
      ar: 'نرجو إخبارنا بأي حساسية قبل الطلب.',
      ru: 'Пожалуйста, скажите нам об аллергии до заказа.',
    }[locale],
  }));
  return {
    id: id(100 + number),
    number,
    slug,
    kind: 'qr_mobile',
    currency: 'aed',
    locales: [...LOCALE_CODES],
    texts: names,
    schedule: ALWAYS,
    photo: photo(200 + number),
    sections: Array.from({ length: sections }, (_, s) => ({
      id: id(500 + s),
      number: s + 1,
      texts: inAll((locale) => ({ title: at(WORDS[locale].sections, s) })),
      schedule: ALWAYS,
      photo: null,
      items: Array.from({ length: items }, (_, i) => item(s * items + i)),
    })),
  };
}

/** A published venue in three languages, with the test's menus or one small menu. */
export function publication(given: Partial<Publication> = {}): Publication {
  return {
    format: FORMAT,
    number: 3,
    published_at: '2026-11-20T09:00:00Z',
    venue: {
      name: 'Zaatar House',
      branch: 'Marina',
      full_name: 'Zaatar House, Marina',
      slug: 'zaatar-house-marina',
      time_zone: 'Asia/Dubai',
      phone: '+97143218765',
      cuisine: 'Lebanese, grill',
      default_locale: 'en',
      extra_locales: ['ar', 'ru'],
      map: {
        address: '12 Harbour Walk',
        city: 'Dubai',
        state: null,
        country: 'United Arab Emirates',
        country_code: 'ae',
        latitude: 25.08,
        longitude: 55.14,
      },
      external_profiles: { instagram: 'https://www.instagram.com/zaatarhouse', tiktok: null },
    },
    branding: { logo: photo(1), welcome_screen: photo(2), theme: themeOf() },
    menus: [menu(1, 'dinner', 2, 3)],
    ...given,
  };
}
