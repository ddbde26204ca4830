import { INGREDIENT_WARNINGS } from '@sofra/contract/catalogue/dietary';
import { anUpload, type Owner } from '../tools/factories.ts';
import { one } from './example-values.ts';

const [MILK, NUTS] = INGREDIENT_WARNINGS;

/** A menu with all that it can have, as a venue's file brings it. */
export const wholeMenu = (photo: string | null = null) => ({
  number: 1,
  texts: {
    en: { title: 'Lunch', description: 'Until four', note: 'With soup' },
    ar: { title: 'الغداء', source: { en: { title: 'Lunch' } }, machine: ['title'] },
  },
  disabled: false,
  title_locked: false,
  photo,
  schedule: { type: 'specific', data: { all_day: false, from: '2026-12-01 12:00', to: '2026-12-31 16:00' } },
  currency: 'kwd',
  kind: 'table',
  slug: 'lunch',
  locales: ['ar'],
  sections: [
    {
      number: 2,
      texts: { en: { title: 'From the oven' } },
      disabled: false,
      title_locked: true,
      photo: null,
      schedule: {
        type: 'periodic',
        data: { '4': { enabled: true, from: '18:00', to: '02:00', overnight: true } },
      },
      items: [
        {
          number: 3,
          texts: { en: { title: 'Manakish' }, ar: { title: 'مناقيش' } },
          disabled: true,
          title_locked: false,
          photo,
          schedule: { type: 'always' },
          price: '1.250',
          ingredient_warnings: [MILK],
          may_contain: [NUTS],
          free_of: [],
          checked_by: 'Layla Haddad',
          checked_at: '2026-11-03T10:00:00.000Z',
          food_speciality: ['vegan'],
          is_new: true,
          is_popular: false,
          extras: [
            {
              number: 4,
              texts: { en: { title: 'Cheese' } },
              disabled: false,
              price: '0.000',
              ingredient_warnings: [MILK],
              may_contain: [],
              free_of: [],
            },
          ],
        },
      ],
    },
  ],
});

/** A call that brings a venue's menus into another. */
export const importing = async ({ token }: Pick<Owner, 'token'>) =>
  one('exports', { locales: ['en', 'ar'], menus: [wholeMenu(await anUpload(token))] });
