import { createHash } from 'node:crypto';
import { DEFAULT_THEME, EMPTY_THEME } from '@sofra/contract/branding/themes';
import { FORMAT } from '@sofra/contract/publishing/formats';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changeItem, changeVenue, publish, undo, venueOf } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { anOwner, aPlace, aTheme, type Owner } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

const database = async () => (await theServer()).app.db;

/** The page of a venue's menu, asked for anew. */
async function guestPage(owner: Owner, rest = '/dinner') {
  const { url } = await theServer();
  return fetch(`${url}/m/${(await venueOf(owner)).slug}${rest}`);
}

/** Has every process read a venue's publication again, as after a start. */
const reread = async ({ venueId }: Owner) => (await theServer()).app.announcements.tell(`venue:${venueId}`);

/** Takes an option out of a venue's themes, and tells them to be of the first format, as a release before it left them. */
async function withoutOption({ venueId }: Owner): Promise<void> {
  await sql`
    with older as (update themes set format = 1, welcome = welcome #- '{button,size}' where venue_id = ${venueId} returning id)
    update menu_themes set options = options #- '{items,block}' where theme_id in (select id from older)`.execute(
    await database(),
  );
}

/** Replaces a part of a venue's publication, which is of the first format then. */
async function rewritePart({ venueId }: Owner, column: string, change: (document: string) => string) {
  const db = await database();
  const { rows } = await sql<{ document: string }>`
    select k.document::text as document from publications p join publication_parts k on k.hash = ${sql.ref(column)}
    where p.venue_id = ${venueId}`.execute(db);
  const document = change(rows[0]?.document ?? '');
  const hash = createHash('sha256').update(document).digest('hex');
  await sql`insert into publication_parts values (${hash}, ${document}::json) on conflict do nothing`.execute(
    db,
  );
  await sql`update publications set format = 1, ${sql.ref(column.slice(2))} = ${hash} where venue_id = ${venueId}`.execute(
    db,
  );
  await reread({ venueId } as Owner);
}

const withoutBlock = (branding: string) =>
  JSON.stringify(JSON.parse(branding, (key, value) => (key === 'block' ? undefined : value)));

const themeDocument = async ({ token }: Owner, theme: string) =>
  (await call('GET /me/branding/themes/{theme}', { token, params: { theme } })).document.data.attributes;

const patching = ({ token }: Owner, theme: string, attributes: object) =>
  call('PATCH /me/branding/themes/{theme}', {
    token,
    params: { theme },
    body: { data: { type: 'themes', id: theme, attributes } },
  });

test('guests are shown a publication of an older format, which lacks an option', async () => {
  const owner = await anOwner();
  await aPlace(owner);
  await publish(owner);
  await rewritePart(owner, 'p.branding_part', withoutBlock);
  const page = await guestPage(owner);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Shish tawook')]);
  const shown = await (await guestPage(owner, '.json')).json();
  expect(shown.format).toBe(FORMAT);
  expect(shown.branding.theme.menu_themes[0].options.items.block).toEqual(EMPTY_THEME.menu.items.block);
});

test('a stored theme has an option that is younger than it, in the editor, the draft and after a change', async () => {
  const owner = await anOwner();
  const theme = await aTheme(owner, { enabled: true });
  await withoutOption(owner);
  const { welcome, menu_themes } = await themeDocument(owner, theme);
  expect([welcome.options, menu_themes[0]?.options]).toEqual([EMPTY_THEME.welcome, EMPTY_THEME.menu]);
  const draft = (await call('GET /me/venue/draft', { token: owner.token })).document as unknown as {
    branding: { theme: { welcome: { options: object } } };
  };
  expect(draft.branding.theme.welcome.options).toEqual(EMPTY_THEME.welcome);
  await patching(owner, theme, { welcome: { options: { button: { size: 44 } } } });
  expect((await themeDocument(owner, theme)).welcome.options.button.size).toBe(44);
  await patching(owner, theme, { name: 'Mine' });
  expect(await themeDocument(owner, theme)).toMatchObject({
    name: 'Mine',
    welcome: { options: { button: { size: 44 } } },
    menu_themes: [{ options: EMPTY_THEME.menu }],
  });
});

test('what was recorded of a theme in an older format is undone, the younger option kept', async () => {
  const owner = await anOwner();
  const theme = await aTheme(owner, { enabled: true });
  const changed = await patching(owner, theme, {
    welcome: { options: { solid_color: 'fff' } },
  });
  const deleted = await call('DELETE /me/branding/themes/{theme}', {
    token: owner.token,
    params: { theme },
  });
  await sql`
    update activity set changes = (
      select jsonb_agg((c - 'format') #- '{before,welcome,button,size}' #- '{after,welcome,button,size}')
      from jsonb_array_elements(changes) c) where venue_id = ${owner.venueId}`.execute(await database());
  await withoutOption(owner);
  for (const { headers } of [deleted, changed])
    expect((await undo(owner, headers.get('activity-id') ?? '')).status).toBe(200);
  expect((await themeDocument(owner, theme)).welcome.options).toEqual(EMPTY_THEME.welcome);
});

test('a format alone changes no venue: publishing again makes no number, and then a new one', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await publish(owner);
  await rewritePart(owner, 'p.branding_part', (branding) =>
    JSON.stringify(JSON.parse(branding, (key, value) => (key === 'format' ? undefined : value))),
  );
  await sql`update themes set format = 1 where venue_id = ${owner.venueId}`.execute(await database());
  const numberOf = async () => (await publish(owner)).document.data.attributes.publication_number;
  expect(await numberOf()).toBe(1);
  await changeItem(owner, place, { title: 'Mixed grill' });
  expect(await numberOf()).toBe(2);
  const shown = await (await guestPage(owner, '.json')).json();
  expect(shown.branding.theme.welcome.options).toEqual(DEFAULT_THEME.welcome);
  expect(await numberOf()).toBe(2);
});

test('a publication from before venues had a cuisine reads without one, and is changed by the first one alone', async () => {
  const owner = await anOwner();
  await aPlace(owner);
  await publish(owner);
  await rewritePart(owner, 'p.venue_part', (document) => {
    const { cuisine: _, ...venue } = JSON.parse(document);
    return JSON.stringify(venue);
  });
  const shown = async () => (await (await guestPage(owner, '.json')).json()).venue;
  expect(await shown()).toMatchObject({ name: 'Zaatar House', cuisine: null });
  const numberOf = async () => (await publish(owner)).document.data.attributes.publication_number;
  expect(await numberOf()).toBe(1);
  await changeVenue(owner, { cuisine: 'Lebanese' });
  expect((await shown()).cuisine).toBeNull();
  expect(await numberOf()).toBe(2);
  expect((await shown()).cuisine).toBe('Lebanese');
});

test('a theme that lacks an option is published with it', async () => {
  const owner = await anOwner();
  await aPlace(owner);
  await withoutOption(owner);
  await publish(owner);
  const shown = await (await guestPage(owner, '.json')).json();
  const { size } = EMPTY_THEME.welcome.button;
  expect(shown.branding.theme.welcome.options).toEqual({
    ...DEFAULT_THEME.welcome,
    button: { ...DEFAULT_THEME.welcome.button, size },
  });
});

test('a page that can’t be made keeps its last good copy', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await publish(owner);
  expect(await (await guestPage(owner)).text()).toContain('Shish tawook');
  await changeItem(owner, place, { title: 'Mixed grill' });
  await publish(owner);
  await rewritePart(owner, 'p.venue_part', () => '{"name":"Zaatar House"}');
  for (let times = 0; times < 2; times += 1) {
    const page = await guestPage(owner);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Shish tawook')]);
  }
  expect((await guestPage(owner, '/menus')).status).toBe(503);
});
