import type { Publication } from '@sofra/contract/publishing/publishing';
import { publishedOn } from './published-on.ts';
import { offeredLocales, viewOf } from './view.ts';
import { nextScheduleChange, shownMenus } from './visibility.ts';

/** More menus than this make no difference on the page of one: they are behind a link. */
const SEVERAL = 2;

/**
 * All that the page of a menu is made of at a moment, beside that menu, the venue, the branding, the cards and what is sold out:
 * the languages that some menu has, whether there are other menus, the next change of a schedule, and the day of the publication.
 */
export function aroundMenus(publication: Publication, now: Date): string {
  const view = viewOf({ publication, locale: publication.venue.default_locale, now, baseUrl: '' });
  const count = Math.min(shownMenus(publication, now).length, SEVERAL);
  const next = nextScheduleChange(publication, now)?.toISOString() ?? '';
  return [offeredLocales(publication).join(), count, next, publishedOn(view).words].join(' ');
}
