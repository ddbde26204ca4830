import { ITEM_FIELD_NAMES } from '@sofra/contract/catalogue/item-fields';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { type RawBuilder, sql } from 'kysely';
import { isOff } from '../catalogue/is-off.ts';
import { digitsFor, shownPrice } from '../catalogue/prices.ts';
import { jsonList } from '../platform/database/json-lists.ts';

const BESIDE_TEXTS = LOCALE_CODES.flatMap((code) => [`{${code},source}`, `{${code},machine}`]);

// Guests need no sources of translations and no marks of a machine. Most rows have none, and the test is cheaper than a rewrite.
const textsAlone = (texts: RawBuilder<unknown>) =>
  sql`case when ${texts} @? '$.*.source' or ${texts} @? '$.*.machine' then ${texts} ${sql.join(
    BESIDE_TEXTS.map((path) => sql`#- ${sql.lit(path)}`),
    sql` `,
  )} else ${texts} end`;

/** SQL: the texts of a row under its venue `v`; a locked title stands in the main language alone, where it is said in that. */
const publishedTexts = (row: string) => sql`
  case when ${sql.ref(`${row}.title_locked`)} and ${sql.ref(`${row}.texts`)} -> v.default_locale ? 'title' then (
    select jsonb_object_agg(locale, case when locale = v.default_locale then said else said - 'title' end)
    from jsonb_each(${textsAlone(sql.ref(`${row}.texts`))}) as translation(locale, said))
  else ${textsAlone(sql.ref(`${row}.texts`))} end`;

const photo = (id: RawBuilder<unknown>) => sql`(
  select json_build_object('number', b.number, 'width', b.width, 'height', b.height, 'colour', b.colour)
  from blobs b where b.id = ${id})`;

/** SQL: a row is neither deleted nor switched off. */
export const visible = (table: string) =>
  sql`${sql.ref(`${table}.deleted_at`)} is null and not ${isOff(table)}`;

/** SQL: what a row states of ingredients. */
const stated = (row: string) => sql`'warnings', ${sql.ref(`${row}.ingredient_warnings`)},
    'may_contain', ${sql.ref(`${row}.may_contain`)}, 'free_of', ${sql.ref(`${row}.free_of`)}`;

const EXTRAS = jsonList(sql`
  select json_build_object('id', e.id, 'number', e.number, 'texts', ${textsAlone(sql`e.texts`)},
    'price', ${shownPrice(sql`e.price`)}, ${stated('e')})
  from extras e where e.parent_id = i.id and ${visible('e')} order by e.position`);

const PLAIN_FIELDS = sql.join(
  ITEM_FIELD_NAMES.map((field) => sql`${sql.lit(field)}, ${sql.ref(`i.${field}`)}`),
);

/** SQL that says of the rows of a table whether they are shown. */
type Shown = (table: string) => RawBuilder<unknown>;

const itemsOf = (shown: Shown) =>
  jsonList(sql`
  select json_build_object('id', i.id, 'number', i.number, 'texts', ${publishedTexts('i')},
    'price', ${shownPrice(sql`i.price`)}, ${stated('i')}, 'speciality', i.food_speciality,
    ${PLAIN_FIELDS}, 'schedule', i.schedule, 'photo', ${photo(sql`i.photo_id`)},
    'extras', ${EXTRAS})
  from items i where i.parent_id = s.id and ${shown('i')} order by i.position`);

/** SQL that builds a section of a menu's part, from a row `s` of sections whose venue is `v` and a menu's currency digits. */
const sectionOf = (shown: Shown) => sql`
  json_build_object('id', s.id, 'number', s.number, 'texts', ${publishedTexts('s')},
    'schedule', s.schedule, 'photo', ${photo(sql`s.photo_id`)}, 'items', ${itemsOf(shown)})`;

const menuWith = (sections: RawBuilder<unknown>) => sql`(
  select json_build_object('id', m.id, 'number', m.number, 'slug', m.slug, 'kind', m.kind, 'currency', m.currency,
    'locales', array(select l from unnest(array[v.default_locale] || v.extra_locales) l
      where l = v.default_locale or l = any(m.locales)),
    'texts', ${publishedTexts('m')}, 'schedule', m.schedule, 'photo', ${photo(sql`m.photo_id`)},
    'sections', ${sections})
  from ${digitsFor(sql`m.currency`)})`;

/** SQL of a menu's part with the rows in it that are shown: `menu` builds it whole, `section` one of its sections. */
export function partsOf(shown: Shown) {
  const section = sectionOf(shown);
  const sections = sql`
    select ${section} from sections s where s.parent_id = m.id and ${shown('s')} order by s.position`;
  return { shown, section, menu: menuWith(jsonList(sections)) };
}

/** SQL of the parts of a menu that a publication holds. */
export const PUBLISHED = partsOf(visible);

/**
 * SQL that builds the part of a publication that is one menu (`MenuPart`), from a row `m` of menus joined to its venue
 * `v`: built where the rows are, it is never taken apart and put together again.
 */
export const menuPart = PUBLISHED.menu;

/** SQL that builds the same without sections; its text ends with their empty list. */
export const menuHead = menuWith(sql`'[]'::json`);

/** The rows `m` and `v` of the menus that a publication of a venue holds. */
export const publishedMenus = (venueId: string) => sql`
  menus m join venues v on v.id = m.parent_id where v.id = ${venueId} and v.deleted_at is null and ${visible('m')}`;

/** SQL that builds the part of a publication that is the venue itself (`VenuePart`), from a row `v` of venues. */
export const venuePart = sql`json_build_object('name', v.name, 'branch', v.branch,
  'full_name', v.name || coalesce(', ' || v.branch, ''), 'slug', v.slug, 'time_zone', v.time_zone, 'phone', v.phone,
  'cuisine', v.cuisine,
  'default_locale', v.default_locale, 'extra_locales', v.extra_locales,
  'map', '{"address":null,"city":null,"state":null,"country":null,"country_code":null,"latitude":null,"longitude":null}'::jsonb || v.map,
  'external_profiles', v.external_profiles)`;

const MENU_THEMES = jsonList(sql`
  select json_build_object('id', k.id, 'menu_id', k.menu_id, 'default', k.is_default,
    'background_type', k.background_type, 'attachment', ${photo(sql`k.background_id`)}, 'options', k.options)
  from menu_themes k where k.theme_id = t.id
    and not exists (select from menus where menus.id = k.menu_id and menus.deleted_at is not null)
  order by k.is_default desc, k.id`);

/** SQL that builds the part of a publication that is the look (`BrandingPart`), from a row `v` of venues. */
export const brandingPart = sql`(
  select json_build_object('logo', ${photo(sql`v.logo_id`)}, 'welcome_screen', ${photo(sql`v.welcome_screen_id`)},
    'theme', json_build_object('id', t.id, 'name', t.name, 'default', t.is_default, 'enabled', t.enabled,
      'fonts', t.fonts, 'welcome', json_build_object('background_type', t.background_type,
        'attachment', ${photo(sql`t.background_id`)}, 'options', t.welcome),
      'detail', json_build_object('options', t.detail), 'selection', json_build_object('options', t.selection),
      'menu_themes', ${MENU_THEMES}))
  from themes t where t.venue_id = v.id and t.enabled)`;

/**
 * SQL: the address of a row `m` of menus under its venue `v`, and the languages that its page has beside the venue's default
 * one: those that are enabled in it and in which it or something under it has a text (rule 35a).
 */
export const menuAddress = sql`json_build_object('path', '/' || m.slug, 'locales',
  array(select l from unnest(v.extra_locales) l where l = any(m.locales)
    and (m.texts ? l or languages_beneath(m.id, m.texts, array[l]) is not null)))`;

/** SQL: a row `m` of menus shows something at any time, so that its page is always there: no schedule hides all of it. */
export const alwaysShown = sql`m.schedule->>'type' = 'always' and exists (
  select from sections s join items i on i.parent_id = s.id
  where s.parent_id = m.id and ${visible('s')} and ${visible('i')}
    and s.schedule->>'type' = 'always' and i.schedule->>'type' = 'always')`;
