import type { CallName } from '@sofra/contract/api/calls';
import { LEVEL_NAMES, LEVELS } from '@sofra/contract/catalogue/levels';
import { expect, test } from 'vitest';
import { call, type WireError } from '../tools/client.ts';
import { aMenu, anItem, anOwner, aPlace, aSection, type Owner, type Place } from '../tools/factories.ts';

/** A second record of each level beside the one of the place. */
const ANOTHER = {
  menus: (owner: Owner) => aMenu(owner),
  sections: (owner: Owner, { menu }: Place) => aSection(owner, menu),
  items: anItem,
};

type Listed = {
  data: { type: string; id: string; attributes: { title: string }; meta: { version: number } }[];
};
type Answer = { status: number; headers: Headers; document: Listed; errors: WireError[] };

test.each(LEVEL_NAMES)('a batch changes %s in the versions that it names, all or none', async (level) => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await ANOTHER[level](owner, place);
  const params = { ...place };
  const ask = (name: string, more: object = {}) =>
    call(name as CallName, { token: owner.token, params, ...more }) as unknown as Promise<Answer>;
  const read = async () => (await ask(`GET ${LEVELS[level].path}`)).document.data;
  const batch = (data: object[]) => ask(`PATCH ${LEVELS[level].batch}`, { body: { data } });
  const named = (rows: Listed['data'], title: string) =>
    rows.map(({ type, id, meta }) => ({ type, id, meta, attributes: { title } }));
  const before = await read();
  expect((await batch(named(before, 'Mine'))).status).toBe(200);
  const stale = await batch(named(before, 'Again'));
  expect(stale.errors.map(({ code, source }) => [code, source?.pointer])).toEqual(
    before.map((_, at) => ['version_stale', `/data/${at}/meta/version`]),
  );
  const [first, second] = named(await read(), 'Again');
  const mixed = await batch([first ?? {}, { ...second, meta: before[1]?.meta }]);
  expect([mixed.status, mixed.errors.map(({ source }) => source?.pointer)]).toEqual([
    412,
    ['/data/1/meta/version'],
  ]);
  expect((await read()).map(({ attributes }) => attributes.title)).toEqual(['Mine', 'Mine']);
  const again = await read();
  const same = await batch(again);
  expect([same.status, same.headers.get('activity-id')]).toEqual([200, null]);
  expect((await batch(named(before, 'Last').map(({ meta: _, ...record }) => record))).status).toBe(200);
});
