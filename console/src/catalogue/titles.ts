import { PAGE } from '@sofra/contract/limits';
import { api } from '../platform/api.ts';
import { listRecords } from './calls.ts';
import type { Place } from './place.ts';

/** A record reduced to its title. */
export type Titled = { id: string; title: string };

/** All menus of the venue, by their titles. */
export async function menuTitles(signal: AbortSignal): Promise<Titled[]> {
  const { data } = await api('GET /me/menus', { query: { 'fields[menus]': 'title' }, signal } as never);
  return data.map(({ id, attributes: { title } }) => ({ id, title }));
}

/** All sections of a menu, by their titles. */
export async function sectionTitles(menu: string, signal: AbortSignal): Promise<Titled[]> {
  const titles: Titled[] = [];
  for (let number = 1, last = 1; number <= last; number++) {
    const place: Place = { level: 'sections', above: [menu] };
    const { rows, figures } = await listRecords(place, { number, size: PAGE.maxSize }, signal);
    titles.push(...rows.map(({ id, title }) => ({ id, title })));
    last = figures.last_page;
  }
  return titles;
}
