import { z } from 'zod';
import { lines, localeCode, money, textOrNone, uuid } from '../api/fields.ts';
import { all, body, record, resource, toOne, versioned } from '../api/jsonapi.ts';
import { ROOM, TEXT } from '../limits.ts';

const read = z.strictObject({ title: z.string().optional(), description: z.string().optional() });

/** An item among all of a venue: what a table of them shows, with its texts in every language. */
const listedItem = resource(
  'items',
  {
    texts: z.partialRecord(localeCode, read),
    price: z.string(),
    disabled: z.boolean(),
    disabled_here: z.boolean(),
    linked: z.boolean(),
    title_locked: z.boolean(),
  },
  { section: toOne('sections') },
  versioned,
);

const listedSection = resource('sections', { title: z.string() }, { menu: toOne('menus') });
const listedMenu = resource('menus', { title: z.string(), currency: z.string() }, {});

/** All items of a venue or of a menu, in the order of the menus, with the sections and the menus that they are in. */
export const allItems = all(listedItem, [listedSection, listedMenu]);

/** Items as they are after a change of many. */
export const changedItems = all(listedItem);

/** Texts in one language; an empty one clears. */
const written = z.strictObject({
  title: textOrNone(TEXT.title).optional(),
  description: lines(TEXT.description).optional(),
});

/** New values of items of any sections of a venue; at most as many as a menu may hold. */
export const itemsChange = body(
  z
    .array(
      record('items', {
        texts: z.partialRecord(localeCode, written).optional(),
        price: money.optional(),
        disabled: z.boolean().optional(),
      }).extend({ id: uuid, meta: versioned.meta.optional() }),
    )
    .min(1)
    .max(ROOM.menus.items),
);

/** New values of one of them. */
export type ItemChange = z.output<typeof itemsChange>['data'][number];
