import type { Publication } from '@sofra/contract/publishing/publishing';
import { publishedOn } from './published-on.ts';
import { restaurantData } from './structured-data.ts';
import { viewOf } from './view.ts';
import { nextScheduleChange, shownMenus } from './visibility.ts';

/** More menus than this make no difference on the page of one: they are behind a link. */
const SEVERAL = 2;

/**
 * All that the page of a menu is made of at a moment, beside that menu, the venue, the branding, the languages, the cards and what is
 * sold out: whether there are other menus, the next change of a schedule, and the day of the publication.
 * The only menu's page may tell machines of the venue too, whose hours and prices are those of all menus, on or off.
 */
export function aroundMenus(publication: Publication, now: Date): string {
  const view = viewOf({ publication, locale: publication.venue.default_locale, now, baseUrl: '' });
  const count = Math.min(shownMenus(publication, now).length, SEVERAL);
  const told = count === 1 ? restaurantData(view, []) : '';
  const next = nextScheduleChange(publication, now)?.toISOString() ?? '';
  return [count, next, publishedOn(view).words, told].join(' ');
}
