import { z } from 'zod';
import { resource, toMany } from '../api/jsonapi.ts';

const inSections = z.strictObject({
  total: z.int(),
  sections: z.array(
    z.strictObject({ menu_id: z.string(), section_id: z.string(), title: z.string(), items: z.int() }),
  ),
});

/**
 * The overview of a venue, under the venue's id. Only what guests can see counts: nothing that is switched
 * off. `steps` are the first steps of a venue that are done. `without_photo` counts the items without a picture, and names the
 * first sections that have some. `check_again` counts those that state something of ingredients and were last checked longer ago
 * than the venue's setting, `unstated` those that state nothing, both likewise; `stated` is the number of those that state
 * something. `untranslated` counts, for each language of the venue, the records that lack a title in
 * it, and names the first menu that has one. `empty` counts the menus without sections and the sections without items, and names
 * the first; `section_id` is null for a menu. `closed_hours` are the hours of the coming week without any section, 0 where
 * weekly schedules open the venue at some hour. The `activities` are the account's last ones, with their gist.
 */
export const overview = resource(
  'overviews',
  {
    signed_up_at: z.string(),
    steps: z.strictObject({
      email_confirmed: z.boolean(),
      photo_added: z.boolean(),
      address_set: z.boolean(),
      theme_chosen: z.boolean(),
      published: z.boolean(),
    }),
    without_photo: inSections,
    check_again: inSections,
    unstated: inSections,
    stated: z.int(),
    untranslated: z.array(z.strictObject({ locale: z.string(), records: z.int(), menu_id: z.string() })),
    empty: z.strictObject({
      total: z.int(),
      records: z.array(
        z.strictObject({ menu_id: z.string(), section_id: z.string().nullable(), title: z.string() }),
      ),
    }),
    closed_hours: z.number(),
  },
  { activities: toMany('activities') },
);
