import fc from 'fast-check';
import { call } from '../tools/client.ts';
import type { Owner } from '../tools/factories.ts';
import { type TreeRow, treeOf } from '../tools/tree.ts';

const SECTIONS = '/me/menus/{menu}/sections';
const ITEMS = `${SECTIONS}/{section}/items`;

/** A venue to change, and pictures to give its items. */
export type World = { owner: Pick<Owner, 'token' | 'venueId'>; photos: string[] };

/** One random change: its kind, and the numbers that choose what it changes. */
export type Deed = { kind: string; which: number; other: number };

/** The tree of the venue to choose from, and the numbers that choose. */
export type Chosen = World & { tree: TreeRow[]; which: number; other: number };

/** One of a list. */
export const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length];
/** The rows of one table. */
export const of = (tree: TreeRow[], node: TreeRow['node']) => tree.filter((row) => row.node === node);
const byId = (tree: TreeRow[], id: string | undefined) => tree.find((row) => row.id === id);

/** The parameters of a row's path. */
export function pathTo(tree: TreeRow[], row: TreeRow | undefined): Record<string, string> {
  if (!row) return {};
  const name = { menus: 'menu', sections: 'section', items: 'item', extras: 'extra' }[row.node];
  return { ...pathTo(tree, byId(tree, row.parent_id)), [name]: row.id };
}

const settings = (attributes: object, relationships: object = {}) => ({
  settings: { data: { type: 'settings', attributes, relationships } },
});

function patchItem(
  { owner, tree, which }: Chosen,
  attributes: object,
  relationships?: (row: TreeRow) => object,
) {
  const row = pick(of(tree, 'items'), which);
  if (!row) return undefined;
  const data = { type: 'items', id: row.id, attributes, relationships: relationships?.(row) ?? {} };
  return call(`PATCH ${ITEMS}/{item}`, {
    token: owner.token,
    params: pathTo(tree, row),
    body: { data },
  });
}

type Answer = Promise<{ headers: Headers; status: number }>;

/** Random changes of a venue by their kinds; none where there is nothing to change. */
export const deeds: Record<string, (chosen: Chosen) => Answer | undefined> = {
  'make an item': ({ owner, tree, which, other }) => {
    const section = pick(of(tree, 'sections'), which);
    const extras = { data: [{ type: 'extras', attributes: { title: 'Tahini', price: '0' } }] };
    const attributes = { title: `Dish ${other}`, price: '9.5', position: (other % 4) + 1 };
    const data = { type: 'items', attributes, relationships: { ...settings({ note: 'New' }), extras } };
    return (
      section && call(`POST ${ITEMS}`, { token: owner.token, params: pathTo(tree, section), body: { data } })
    );
  },
  'make a section': ({ owner, tree, which }) => {
    const menu = pick(of(tree, 'menus'), which);
    const data = { type: 'sections', attributes: { title: 'Sweets', position: 1 } };
    return (
      menu && call(`POST ${SECTIONS}`, { token: owner.token, params: pathTo(tree, menu), body: { data } })
    );
  },
  'add sections with items': ({ owner, tree, which, other }) => {
    const menu = pick(of(tree, 'menus'), which);
    const dish = { type: 'items', attributes: { title: `Dish ${other}`, price: '4.005' } };
    const relationships = { items: { data: [dish, dish] } };
    const data = ['Soups', 'Salads'].map((title) => ({
      type: 'sections',
      attributes: { title },
      relationships,
    }));
    const params = menu && pathTo(tree, menu);
    return (
      params &&
      call('POST /me/menus/{menu}/relationships/sections', { token: owner.token, params, body: { data } })
    );
  },
  'change an item': (chosen) =>
    patchItem(
      chosen,
      { title: `Name ${chosen.other}`, price: `${chosen.other + 1}.25`, is_new: chosen.other % 2 === 0 },
      () =>
        settings({
          description: chosen.other % 3 ? `Words ${chosen.other}` : '',
          schedule_type: 'periodic',
          schedule_data: { [chosen.other % 7]: { enabled: true, from: '10:00', to: '12:00' } },
        }),
    ),
  'change a menu': ({ owner, tree, which, other }) => {
    const menu = pick(of(tree, 'menus'), which);
    const attributes = {
      title: `Menu ${other}`,
      kind: pick(['table', 'in_room'], other),
      currency: pick(['usd', 'kwd', 'jpy'], other),
    };
    const body = { data: { type: 'menus', attributes } };
    return menu && call('PATCH /me/menus/{menu}', { token: owner.token, params: pathTo(tree, menu), body });
  },
  'write the extras of an item': (chosen) =>
    patchItem(chosen, {}, (row) => {
      const [first, second] = of(chosen.tree, 'extras').filter(({ parent_id }) => parent_id === row.id);
      const data = [
        { type: 'extras', attributes: { title: `Extra ${chosen.other}`, price: '1.005' } },
        ...(first ? [{ type: 'extras', id: first.id, attributes: { _destroy: true } }] : []),
        ...(second ? [{ type: 'extras', id: second.id, attributes: { title: 'Other', price: '7' } }] : []),
      ];
      return { extras: { data } };
    }),
  'give an item a photo': (chosen) =>
    patchItem(chosen, {}, () => {
      const resource = chosen.other % 3 === 0 ? '' : pick(chosen.photos, chosen.other);
      const attributes = { resource_type: 'photo', resource };
      return settings({}, { attachments: { data: [{ type: 'attachments', attributes }] } });
    }),
  'change and arrange many': ({ owner, tree, which, other }) => {
    const section = pick(of(tree, 'sections'), which);
    const rows = tree.filter(({ parent_id }) => parent_id === section?.id);
    const data = rows.slice(0, 1 + (other % 3)).map(({ id }, index) => ({
      type: 'items',
      id,
      attributes: { position: rows.length - index, ...(other % 2 === 0 && { disabled: index === 0 }) },
    }));
    const params = section && pathTo(tree, section);
    if (!params || data.length === 0) return undefined;
    return call(`PATCH ${SECTIONS}/{section}/relationships/items`, {
      token: owner.token,
      params,
      body: { data },
    });
  },
  'copy something': ({ owner, tree, which, other }) => {
    const [row, name] =
      other % 2
        ? [pick(of(tree, 'items'), which), `POST ${ITEMS}/{item}/duplicate` as const]
        : [pick(of(tree, 'sections'), which), `POST ${SECTIONS}/{section}/duplicate` as const];
    return row && call(name, { token: owner.token, params: pathTo(tree, row) });
  },
  'delete something': ({ owner, tree, which, other }) => {
    const names = [
      'DELETE /me/menus/{menu}',
      `DELETE ${SECTIONS}/{section}`,
      `DELETE ${ITEMS}/{item}`,
    ] as const;
    const nodes = ['menus', 'sections', 'items'] as const;
    const row = pick(of(tree, nodes[other % 3] ?? 'items'), which);
    return row && call(names[other % 3] ?? names[0], { token: owner.token, params: pathTo(tree, row) });
  },
  'move something': ({ owner, tree, which, other }) => {
    const [node, up, name] =
      other % 2
        ? (['items', 'sections', `PATCH ${ITEMS}/{item}/relationships/section`] as const)
        : (['sections', 'menus', `PATCH ${SECTIONS}/{section}/relationships/menu`] as const);
    const row = pick(of(tree, node), which);
    const target = pick(of(tree, up), other);
    if (!row || !target || row.parent_id === target.id) return undefined;
    const body = { data: { type: up, id: target.id } };
    return call(name, { token: owner.token, params: pathTo(tree, row), body });
  },
  'delete, copy or move many': ({ owner, tree, which, other }) => {
    const section = pick(of(tree, 'sections'), which);
    const rows = tree.filter(({ parent_id }) => parent_id === section?.id);
    const data = rows
      .filter((_, at) => at % 2 === which % 2)
      .toReversed()
      .map(({ id }) => ({ type: 'items' as const, id }));
    const target = pick(of(tree, 'sections'), which + 1);
    if (!section || !target || target.id === section.id || data.length === 0) return undefined;
    const LIST = `${SECTIONS}/{section}/relationships/items` as const;
    const asking = { token: owner.token, params: pathTo(tree, section), body: { data } };
    if (other % 3 === 0) return call(`DELETE ${LIST}`, asking);
    if (other % 3 === 1) return call(`POST ${LIST}/duplicate`, asking);
    const to = { type: 'sections', id: target.id, relationships: { items: { data } } };
    return call(`POST ${LIST}/move`, { ...asking, body: { data: to } });
  },
  'translate something': ({ owner, tree, which, other }) => {
    const row = pick(of(tree, 'items'), which);
    if (!row || 'ru' in row.texts) return undefined;
    const attributes = { locale: 'ru', enabled: other % 2 === 0, data: { title: `Блюдо ${other}` } };
    const relationships = { item: { data: { type: 'items', id: row.id } } };
    return call('POST /me/menus/{menu}/translates', {
      token: owner.token,
      params: pathTo(tree, row),
      body: { data: { type: 'translates', attributes, relationships } },
    });
  },
};

/** Does one thing to a venue as it is. */
export async function doOne(world: World, { kind, ...numbers }: Deed) {
  return deeds[kind]?.({ ...world, tree: await treeOf(world.owner.venueId), ...numbers });
}

/** A random change of one of the kinds. */
export const deed = (kinds: readonly string[] = Object.keys(deeds)) =>
  fc.record({ kind: fc.constantFrom(...kinds), which: fc.nat(20), other: fc.nat(20) });
