import { api } from '../platform/api.ts';
import { listAllRecords } from './calls.ts';

/** A record reduced to its title. */
export type Titled = { id: string; title: string };

/** All menus of the venue, by their titles. */
export async function menuTitles(signal: AbortSignal): Promise<Titled[]> {
  const { data } = await api('GET /me/menus', { query: { 'fields[menus]': 'title' }, signal });
  return data.map(({ id, attributes: { title } }) => ({ id, title }));
}

/** All sections of a menu, by their titles. */
export async function sectionTitles(menu: string, signal: AbortSignal): Promise<Titled[]> {
  const rows = await listAllRecords({ level: 'sections', above: [menu] }, signal);
  return rows.map(({ id, title }) => ({ id, title }));
}
