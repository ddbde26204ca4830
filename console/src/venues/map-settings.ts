import { MAP_META } from '@sofra/contract/geography/map-meta';

/** The installation's map: its tiles, and whether addresses are searched while they are typed or when asked for. */
export function mapSettings(): { tiles: string | undefined; search: 'typed' | 'asked' } {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${MAP_META}]`);
  return { tiles: meta?.content, search: meta?.dataset.search === 'asked' ? 'asked' : 'typed' };
}
