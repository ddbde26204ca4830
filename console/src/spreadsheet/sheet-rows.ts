import type { Answer } from '../platform/api-types.ts';
import { flatten } from '../platform/flatten.ts';

type Document = Answer<'GET /me/venue/items'>;
type Listed = Document['data'][number];

/** An item as the table has it, with the titles of what it is in. */
export type SheetRow = Pick<
  Listed['attributes'],
  'texts' | 'price' | 'disabled' | 'linked' | 'title_locked'
> & {
  id: string;
  version: number;
  section: string;
  menu: string;
  currency: string;
};

const valuesOf = ({ id, meta, attributes }: Listed) => ({ id, version: meta.version, ...attributes });

/** The rows of a document. */
export function rowsOf(document: Document): SheetRow[] {
  // The sections alone are flattened: ten thousand items would each be looked through.
  const sections = flatten({
    data: (document.included ?? []).filter((one) => one.type === 'sections'),
    included: document.included,
  });
  const byId = new Map(sections.map((section) => [section.id, section]));
  return document.data.map((item) => {
    const section = byId.get(item.relationships?.section.data?.id ?? '');
    const menu = section?.menu && 'currency' in section.menu ? section.menu : undefined;
    return Object.assign(valuesOf(item), {
      section: section?.title ?? '',
      menu: menu?.title ?? '',
      currency: menu?.currency ?? '',
    });
  });
}

/** Rows with those among them that have changed as an answer has them; the others are the same objects. */
export function withChanged(rows: readonly SheetRow[], changed: readonly Listed[]): SheetRow[] {
  const byId = new Map(changed.map((item) => [item.id, item]));
  return rows.map((row) => {
    const item = byId.get(row.id);
    return item ? Object.assign({ ...row }, valuesOf(item)) : row;
  });
}
