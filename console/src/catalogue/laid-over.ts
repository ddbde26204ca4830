import { itemValues } from '@sofra/contract/catalogue/item-fields';
import { DEFAULT_MENU_KIND } from '@sofra/contract/catalogue/menu-kinds';
import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import { digitsOf } from '@sofra/contract/money/currencies';
import { isMoney } from '@sofra/contract/money/money';
import type { Photo } from '@sofra/contract/pictures/photo';
import type {
  MenuPart,
  Publication,
  PublishedItem,
  PublishedSection,
  TextsByLocale,
} from '@sofra/contract/publishing/publishing';
import { isOn } from '@sofra/contract/schedules/schedule-times';
import { itemAnchor } from '@sofra/guest/dish-path';
import type { ShownMenu } from '@sofra/guest/visibility';
import { readAmount } from '../ui/format/typed-amount.ts';
import type { Place } from './place.ts';
import type { Draft } from './record-body.ts';
import type { Stated } from './states.ts';

/** The values of a form and what a preview lays them over. */
export type Laying = {
  publication: Publication;
  place: Place;
  /** The id of the record; undefined for a new one, which comes last in its list. */
  id: string | undefined;
  draft: Draft;
  /** The photo that the form holds; undefined where it is the stored one. */
  photo: Photo | null | undefined;
  now: Date;
};

/** A menu with a form's values in it; `anchor` is the record's place on the page that begins at the item `from`. */
export type Laid = {
  shown: ShownMenu;
  anchor: string | undefined;
  from: number;
  /** Whether nothing is in the record that guests could see. */
  isEmpty: boolean;
};

const NEW = { id: 'new', number: 0, texts: {}, schedule: { type: 'always' }, photo: null } as const;

type Common = { texts: TextsByLocale; photo: Photo | null };

/** The values of the form that every level has: its texts, in the venue's main language, and its photo. */
function commonOf({ publication: { venue }, draft, photo }: Laying, stored: Common): Common {
  const { title, description, note } = draft;
  const texts = { ...stored.texts, [venue.default_locale]: { title, description, note } };
  return { texts, photo: photo === undefined ? stored.photo : photo };
}

const statedOf = ({ ingredient_warnings: warnings, may_contain, free_of }: Stated) => ({
  warnings,
  may_contain,
  free_of,
});

/** A typed price; the one before it while it is no price yet. */
function priceOf(typed: string, currency: string, before = '0'): string {
  const price = readAmount(typed, digitsOf(currency));
  return isMoney(price) ? price : before;
}

function layItem(laying: Laying, stored?: PublishedItem): PublishedItem {
  const { draft, publication } = laying;
  const known = new Map(stored?.extras.map((extra) => [extra.id, extra]));
  return {
    ...(stored ?? { ...NEW, extras: [] }),
    ...commonOf(laying, stored ?? NEW),
    ...itemValues(draft),
    ...statedOf(draft),
    speciality: draft.food_speciality,
    price: priceOf(draft.price, draft.currency, stored?.price),
    extras: draft.extras
      .filter(({ isRemoved }) => !isRemoved)
      .map((extra) => {
        const before = known.get(extra.id ?? '');
        return {
          id: extra.key,
          number: before?.number ?? 0,
          texts: { ...before?.texts, [publication.venue.default_locale]: { title: extra.title } },
          price: priceOf(extra.price, draft.currency, before?.price),
          ...statedOf(extra),
        };
      }),
  };
}

const laySection = (laying: Laying, stored?: PublishedSection): PublishedSection => ({
  ...(stored ?? { ...NEW, items: [] }),
  ...commonOf(laying, stored ?? NEW),
});

function layMenu(laying: Laying, stored?: MenuPart): MenuPart {
  const { default_locale: main, extra_locales: others } = laying.publication.venue;
  const made = { ...NEW, slug: 'new', kind: DEFAULT_MENU_KIND, locales: [main, ...others], sections: [] };
  return {
    ...(stored ?? made),
    ...commonOf(laying, stored ?? NEW),
    currency: laying.draft.currency,
  };
}

/** A list with one of its records as it would be; a new one stands last. */
const withLaid = <T extends { id: string }>(list: readonly T[], id: string, lay: (stored?: T) => T): T[] =>
  list.some((one) => one.id === id) ? list.map((one) => (one.id === id ? lay(one) : one)) : [...list, lay()];

/** The menu with the form's values in it. */
function menuWith(laying: Laying, [menuId, sectionId = '', itemId = '']: readonly string[]) {
  const stored = laying.publication.menus.find(({ id }) => id === menuId);
  const { level } = laying.place;
  if (level === 'menus') return layMenu(laying, stored);
  if (!stored) return undefined;
  const sections =
    level === 'sections'
      ? withLaid(stored.sections, sectionId, (section) => laySection(laying, section))
      : stored.sections.map((section) =>
          section.id === sectionId
            ? { ...section, items: withLaid(section.items, itemId, (item) => layItem(laying, item)) }
            : section,
        );
  return { ...stored, sections };
}

/**
 * A menu as guests would see it with a form's values in it: what is on now, and the way to the record at any hour. Undefined where
 * what the record is in is not in the draft.
 */
export function laidOver(laying: Laying): Laid | undefined {
  const { publication, place, id, now } = laying;
  const way = [...place.above, id ?? NEW.id];
  const menu = menuWith(laying, way);
  if (!menu) return undefined;
  const isOnWay = (one: { id: string }) => way.includes(one.id);
  const isShown = (one: PublishedSection | PublishedItem) =>
    isOnWay(one) || isOn(one.schedule, publication.venue.time_zone, now);
  const sections = menu.sections
    .filter(isShown)
    .map((section) => ({ section, items: section.items.filter(isShown) }))
    .filter(({ section, items }) => isOnWay(section) || items.length > 0);
  const at = sections.findIndex(({ section }) => isOnWay(section));
  const on = sections[at];
  if (place.level !== 'menus' && !on) return undefined;
  const item = on?.items.find(isOnWay);
  const before = sections.slice(0, Math.max(0, at)).flatMap(({ items }) => items).length;
  const first = before + (item && on ? on.items.indexOf(item) : 0);
  return {
    shown: { menu, sections },
    anchor: item ? itemAnchor(item) : on && `s${on.section.number}`,
    from: first - (first % MENU_PAGE_ITEMS),
    isEmpty: (on?.items ?? sections.flatMap(({ items }) => items)).length === 0,
  };
}
