import { type Api, related } from './api.ts';
import type { TranslatedRecord } from './build.ts';

/** Writes the missing Arabic and Russian texts of records; answers the number of written rows. */
export async function translate(api: Api, menuId: string, records: TranslatedRecord[]): Promise<number> {
  const path = `/me/menus/${menuId}/translates`;
  const rows = new Map<string, { id: string; filled: boolean }>();
  for (const row of (await api.readAll(path)).data) {
    const [record] = KINDS.flatMap((kind) => related(row, kind));
    const filled = Object.values(row.attributes.data ?? {}).some(Boolean);
    rows.set(`${record} ${row.attributes.locale}`, { id: row.id, filled });
  }
  let written = 0;
  for (const { kind, id, words } of records) {
    for (const locale of ['ar', 'ru'] as const) {
      const row = rows.get(`${id} ${locale}`);
      if (row?.filled) continue;
      const attributes = { locale, enabled: true, data: words[locale] };
      const relationships = { [kind]: { data: { type: TYPES[kind], id } } };
      if (row) await api.send('PATCH', `${path}/${row.id}`, { type: 'translates', id: row.id, attributes });
      else await api.send('POST', path, { type: 'translates', attributes, relationships });
      written++;
    }
  }
  return written;
}

const TYPES = {
  menu: 'menus',
  section: 'sections',
  item: 'items',
  settings: 'settings',
  extra: 'extras',
} as const;
const KINDS = ['menu', 'section', 'item', 'settings', 'extra'] as const;
