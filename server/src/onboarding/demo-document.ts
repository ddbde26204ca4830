import { itemValues } from '@sofra/contract/catalogue/item-fields';
import type { MenuKind } from '@sofra/contract/catalogue/menu-kinds';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { present } from '../catalogue/present.ts';
import type { CatalogueRow } from '../catalogue/read.ts';
import type { AppContext } from '../platform/app-context.ts';
import { signId } from '../uploads/signed-ids.ts';
import type { DemoItem, DemoMenu, DemoSection } from './demo/shape.ts';
import { DEMO_MENUS } from './demo-menu.ts';
import { demoId, demoPictures } from './demo-pictures.ts';

type Pictures = Awaited<ReturnType<typeof demoPictures>>;

const shared = (id: string, parent: string, index: number, menu: DemoMenu) => ({
  id,
  parent_id: parent,
  number: index + 1,
  position: index + 1,
  version: 1,
  disabled: false,
  disabled_here: false,
  title_locked: false,
  linked: false,
  schedule: { type: 'always' as const },
  menu_id: demoId(menu.kind),
  currency: menu.currency,
  enabled: [...LOCALE_CODES],
  photo: null,
});

function itemRow(
  menu: DemoMenu,
  section: string,
  item: DemoItem,
  index: number,
  pictures: Pictures,
): CatalogueRow {
  const photo = pictures.get(item.picture);
  return {
    ...shared(demoId(section, index), section, index, menu),
    texts: item.texts,
    price: item.price,
    ...itemValues(),
    extras: [],
    ingredient_warnings: item.ingredient_warnings,
    may_contain: [],
    free_of: [],
    checked_by: null,
    checked_at: null,
    food_speciality: item.food_speciality,
    photo: photo ? { id: photo.id, number: photo.number, widths: photo.widths } : null,
  };
}

function sectionRow(menu: DemoMenu, section: DemoSection, index: number): CatalogueRow {
  const id = demoId(menu.kind, index);
  return {
    ...shared(id, demoId(menu.kind), index, menu),
    texts: section.texts,
    item_count: section.items.length,
  };
}

function menuRow(menu: DemoMenu): CatalogueRow {
  return {
    ...shared(demoId(menu.kind), demoId('venue'), 0, menu),
    texts: menu.texts,
    kind: menu.kind,
    slug: menu.kind,
    section_count: menu.sections.length,
    item_count: menu.sections.reduce((sum, { items }) => sum + items.length, 0),
  };
}

type Resource = ReturnType<typeof present>['data'];

/** The pictures of a demo say under which signed id sign-up may use them. */
function withSignedIds(app: AppContext, included: Resource[], blobId: string | undefined): Resource[] {
  return included.map((resource) =>
    resource.type === 'attachments' && blobId
      ? { ...resource, attributes: { ...resource.attributes, signed_id: signId(app.secret, blobId) } }
      : resource,
  );
}

/** A resource that names the records under it, for they are all in the same document (JSON:API, full linkage). */
function naming(resource: Resource, relationship: string, type: string, ids: readonly string[]): Resource {
  const relationships = resource.relationships as Record<string, object>;
  const data = ids.map((id) => ({ type, id }));
  return {
    ...resource,
    relationships: { ...relationships, [relationship]: { ...relationships[relationship], data } },
  };
}

/** The demo menu of a kind as a document, in one language: the menu, and all that is under it in `included`. */
export async function demoDocument(app: AppContext, kind: MenuKind, locale: Locale) {
  const menu = DEMO_MENUS[kind];
  const files = menu.sections.flatMap(({ items }) => items.map(({ picture }) => picture));
  const pictures = await demoPictures(app, [...new Set(files)]);
  const { data, included } = present(app, 'menus', menuRow(menu), [], locale);
  const below = menu.sections.flatMap((section, index) => {
    const row = sectionRow(menu, section, index);
    const shown = present(app, 'sections', row, [data.id], locale);
    const items = section.items.flatMap((item, place) => {
      const made = itemRow(menu, row.id, item, place, pictures);
      const one = present(app, 'items', made, [data.id, row.id], locale);
      return [one.data, ...withSignedIds(app, one.included, made.photo?.id)];
    });
    const ids = section.items.map((_, place) => demoId(row.id, place));
    return [naming(shown.data, 'items', 'items', ids), ...shown.included, ...items];
  });
  const sections = menu.sections.map((_, index) => demoId(menu.kind, index));
  return {
    document: { data: naming(data, 'sections', 'sections', sections), included: [...included, ...below] },
  };
}
