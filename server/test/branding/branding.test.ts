import { DEFAULT_THEME, EMPTY_THEME } from '@sofra/contract/branding/themes';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { describe, expect, test } from 'vitest';
import { codes, undo } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { aMenu, anOwner, anUpload, aTheme, aVenue, type Owner } from '../tools/factories.ts';

const read = async ({ token }: Owner) => (await call('GET /me/branding', { token })).document;

type Shown = { id: string; attributes: { name: string; enabled: boolean; default: boolean } };

/** The document without the versions of its themes, which an undo raises. */
const withoutVersions = (document: object) =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === 'version' ? undefined : value)));

const themesOf = async (owner: Owner) =>
  (await read(owner)).included?.filter(({ type }) => type === 'themes') as unknown as Shown[];

const enabledIn = async (owner: Owner) =>
  (await themesOf(owner)).filter(({ attributes }) => attributes.enabled).map(({ id }) => id);

const defaultOf = async (owner: Owner) =>
  (await themesOf(owner)).find(({ attributes }) => attributes.default)?.id ?? '';

const switching = ({ token }: Owner, data: [id: string, enabled: boolean][]) =>
  call('PATCH /me/branding/relationships/themes', {
    token,
    body: { data: data.map(([id, enabled]) => ({ type: 'themes', id, attributes: { enabled } })) },
  });

const patching = ({ token }: Owner, theme: string, attributes: object) =>
  call('PATCH /me/branding/themes/{theme}', {
    token,
    params: { theme },
    body: { data: { type: 'themes', id: theme, attributes } },
  });

const refused = async (answer: ReturnType<typeof patching>) => {
  const { status, errors } = await answer;
  return [status, ...errors.map(({ code, source }) => `${code} ${source?.pointer ?? ''}`)];
};

test('new themes take the next free number and the empty theme’s values, and are off', async () => {
  const owner = await anOwner();
  const first = await aTheme(owner);
  const second = await aTheme(owner);
  await call('DELETE /me/branding/themes/{theme}', { token: owner.token, params: { theme: first } });
  await aTheme(owner);
  const themes = await themesOf(owner);
  expect(themes.slice(4).map(({ attributes }) => attributes.name)).toEqual(['Theme #6', 'Theme #5']);
  const { attributes } = (
    await call('GET /me/branding/themes/{theme}', { token: owner.token, params: { theme: second } })
  ).document.data;
  expect(attributes).toMatchObject({
    default: false,
    enabled: false,
    fonts: EMPTY_THEME.fonts,
    welcome: { background_type: 'color', attachment: null, options: EMPTY_THEME.welcome },
    detail: { options: EMPTY_THEME.detail },
    selection: { options: EMPTY_THEME.selection },
    menu_themes: [{ default: true, menu_id: null, menu_title: null, options: EMPTY_THEME.menu }],
  });
});

test('one theme is on: switching one on turns the others off, and the active one off means the default', async () => {
  const owner = await anOwner();
  const [byDefault, theme] = [await defaultOf(owner), await aTheme(owner, { enabled: true })];
  expect(await enabledIn(owner)).toEqual([theme]);
  await switching(owner, [[theme, false]]);
  expect(await enabledIn(owner)).toEqual([byDefault]);
  await switching(owner, [[byDefault, false]]);
  expect(await enabledIn(owner)).toEqual([byDefault]);
  await patching(owner, theme, { enabled: true });
  expect(await enabledIn(owner)).toEqual([theme]);
  const both = await switching(owner, [
    [byDefault, true],
    [theme, true],
  ]);
  expect([both.status, both.errors[0]?.code]).toEqual([422, 'several_themes_enabled']);
  await call('DELETE /me/branding/themes/{theme}', { token: owner.token, params: { theme } });
  expect(await enabledIn(owner)).toEqual([byDefault]);
});

test('two people who switch on two themes at once leave exactly one on', async () => {
  const owner = await anOwner();
  const themes = [await aTheme(owner), await aTheme(owner)];
  for (let turn = 0; turn < 5; turn += 1) {
    const answers = await Promise.all(themes.map((id) => switching(owner, [[id, true]])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(themes).toContain((await enabledIn(owner))[0]);
    expect(await enabledIn(owner)).toHaveLength(1);
  }
});

test('the default theme is switched, but neither changed nor deleted', async () => {
  const owner = await anOwner();
  const theme = await defaultOf(owner);
  expect(await refused(patching(owner, theme, { name: 'Mine' }))).toEqual([403, 'theme_is_default ']);
  const deleted = call('DELETE /me/branding/themes/{theme}', { token: owner.token, params: { theme } });
  expect(codes(await deleted)).toEqual([403, 'theme_is_default']);
  expect((await patching(owner, theme, { enabled: true })).status).toBe(200);
});

test('options merge deeply, and menu themes that are not listed stay', async () => {
  const owner = await anOwner();
  const [lunch, dinner] = [await aMenu(owner, { title: 'Lunch' }), await aMenu(owner, { title: 'Dinner' })];
  const theme = await aTheme(owner, { menu_themes: [{ menu_id: lunch, options: { solid_color: 'FFF' } }] });
  const answer = await patching(owner, theme, {
    welcome: { options: { button: { size: 30 } } },
    menu_themes: [{ menu_id: dinner }, { default: true, options: { items: { photo: { size: 'big' } } } }],
  });
  const { welcome, menu_themes } = answer.document.data.attributes;
  expect(welcome.options).toEqual({
    ...EMPTY_THEME.welcome,
    button: { ...EMPTY_THEME.welcome.button, size: 30 },
  });
  expect(menu_themes.map(({ menu_title, options }) => [menu_title, options.solid_color])).toEqual([
    [null, EMPTY_THEME.menu.solid_color],
    ['Lunch', '#fff'],
    ['Dinner', EMPTY_THEME.menu.solid_color],
  ]);
  expect(menu_themes[0]?.options.items).toEqual({
    ...EMPTY_THEME.menu.items,
    photo: { ...EMPTY_THEME.menu.items.photo, size: 'big' },
  });
  const gone = await patching(owner, theme, { menu_themes: [{ id: menu_themes[1]?.id, _destroy: true }] });
  expect(gone.document.data.attributes.menu_themes.map(({ menu_title }) => menu_title)).toEqual([
    null,
    'Dinner',
  ]);
});

test('a menu has one entry in a theme, the common one stays, and other venues’ menus are unknown', async () => {
  const owner = await anOwner();
  const menu = await aMenu(owner);
  const elsewhere = await aMenu(await anOwner());
  const theme = await aTheme(owner, { menu_themes: [{ menu_id: menu }] });
  const [common] = (await patching(owner, theme, {})).document.data.attributes.menu_themes;
  const at = '/data/attributes/menu_themes/0';
  const attempt = (entry: object) => refused(patching(owner, theme, { menu_themes: [entry] }));
  expect(await attempt({ menu_id: menu })).toEqual([422, `duplicate_value ${at}/menu_id`]);
  expect(await attempt({ menu_id: elsewhere })).toEqual([404, `unknown_record ${at}/menu_id`]);
  expect(await attempt({ options: {} })).toEqual([422, `required ${at}/menu_id`]);
  expect(await attempt({ id: common?.id, _destroy: true })).toEqual([422, `menu_theme_is_default ${at}`]);
  expect(await attempt({ background_type: 'image', default: true })).toEqual([
    422,
    `required ${at}/attachment`,
  ]);
});

test('a title of controls that cannot be stored or shown is refused at its field', async () => {
  const owner = await anOwner();
  const theme = await aTheme(owner);
  for (const title of ['a\u0000b', 'a\ud800b', 'a\u202eb'])
    expect(await refused(patching(owner, theme, { welcome: { options: { select: { title } } } }))).toEqual([
      422,
      'invalid_characters /data/attributes/welcome/options/select/title',
    ]);
  const none = await patching(owner, theme, { welcome: { options: { select: { title: '  ' } } } });
  expect(none.document.data.attributes).toMatchObject({ welcome: { options: { select: { title: '' } } } });
});

test('a look that is written in two entries of one call keeps what each says', async () => {
  const owner = await anOwner();
  const theme = await aTheme(owner);
  const both = [
    { default: true, options: { solid_color: '#111' } },
    { default: true, options: { sections: { color: '#222' } } },
  ];
  const { document } = await patching(owner, theme, { menu_themes: both });
  expect(document.data.attributes).toMatchObject({
    menu_themes: [{ options: { solid_color: '#111', sections: { color: '#222' } } }],
  });
});

test('a picture shows as the background until a colour takes it away', async () => {
  const owner = await anOwner();
  const resource = await anUpload(owner.token);
  const theme = await aTheme(owner, { welcome: { attachment: { resource } } });
  const shown = await patching(owner, theme, { welcome: { options: { solid_color: '000' } } });
  const { welcome } = shown.document.data.attributes;
  expect(welcome.background_type).toBe('image');
  expect(welcome.attachment).toMatchObject({ resource_type: 'background' });
  expect((await fetch(welcome.attachment?.resource_url ?? '')).status).toBe(200);
  for (const written of [
    { background_type: 'color' },
    { attachment: { _destroy: true } },
    { attachment: null },
  ]) {
    await patching(owner, theme, { welcome: { attachment: { resource } } });
    const cleared = await patching(owner, theme, { welcome: written });
    expect(cleared.document.data.attributes.welcome).toMatchObject({
      background_type: 'color',
      attachment: null,
    });
  }
});

test('logo and welcome picture are set, stay and are cleared', async () => {
  const owner = await anOwner();
  const { token } = owner;
  const write = (name: string, attributes: object) =>
    call('PATCH /me/branding', {
      token,
      body: {
        data: { type: 'brandings', relationships: { [name]: { data: { type: 'attachments', attributes } } } },
      },
    });
  await write('logo', { resource: await anUpload(token) });
  const both = await write('welcome_screen', { resource: await anUpload(token) });
  const uses = both.document.included?.filter(({ type }) => type === 'attachments');
  expect(uses?.map(({ attributes }) => 'resource_type' in attributes && attributes.resource_type)).toEqual([
    'logo',
    'welcome_screen',
  ]);
  const cleared = await write('logo', { resource: '' });
  const { logo, welcome_screen } = cleared.document.data.relationships ?? {};
  expect([logo?.data, welcome_screen?.data?.type]).toEqual([null, 'attachments']);
  expect(codes(await write('logo', { resource: await anUpload((await anOwner()).token) }))).toEqual([
    422,
    'upload_unknown',
  ]);
});

test('a change counts once as unpublished, and one that changes nothing does not count', async () => {
  const owner = await anOwner();
  const count = async () =>
    (await call('GET /me/venue', { token: owner.token })).document.data.attributes.unpublished_changes;
  const theme = await aTheme(owner);
  const before = await count();
  const again = await patching(owner, theme, { name: 'Theme #5', fonts: { main: 'helvetica' } });
  expect([again.headers.get('activity-id'), await count()]).toEqual([null, before]);
  await patching(owner, theme, { name: 'Saffron' });
  expect(await count()).toBe(before + 1);
});

test('a stale version is refused, and another venue’s theme is not there', async () => {
  const owner = await anOwner();
  const theme = await aTheme(owner);
  const stale = await call('PATCH /me/branding/themes/{theme}', {
    token: owner.token,
    params: { theme },
    headers: { 'if-match': '"7-"' },
    body: { data: { type: 'themes', attributes: { name: 'Late' } } },
  });
  expect(codes(stale)).toEqual([412, 'version_stale']);
  const gone = await call('DELETE /me/branding/themes/{theme}', {
    token: owner.token,
    params: { theme },
    headers: { 'if-match': '"7-"' },
  });
  expect(codes(gone)).toEqual([412, 'version_stale']);
  const switched = await call('PATCH /me/venues/{venue}/sign_in', {
    token: owner.token,
    params: { venue: await aVenue(owner) },
  });
  const token = switched.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const there = await call('GET /me/branding/themes/{theme}', { token, params: { theme } });
  expect(codes(there)).toEqual([404, 'not_found']);
});

test('a deleted menu takes nothing of a theme along, and comes back with its look', async () => {
  const owner = await anOwner();
  const menu = await aMenu(owner);
  const theme = await aTheme(owner, { menu_themes: [{ menu_id: menu }] });
  const entries = async () =>
    (await call('GET /me/branding/themes/{theme}', { token: owner.token, params: { theme } })).document.data
      .attributes.menu_themes.length;
  const deleted = await call('DELETE /me/menus/{menu}', { token: owner.token, params: { menu } });
  expect(await entries()).toBe(1);
  expect((await patching(owner, theme, { name: 'Whole' })).status).toBe(200);
  const activity = deleted.headers.get('activity-id') ?? '';
  await call('POST /me/activity/{activity}/undo', { token: owner.token, params: { activity } });
  expect(await entries()).toBe(2);
});

test('a draft for a preview has addresses of pictures that only the venue’s people know', async () => {
  const owner = await anOwner();
  const logo = { type: 'attachments' as const, attributes: { resource: await anUpload(owner.token) } };
  const data = { type: 'brandings' as const, relationships: { logo: { data: logo } } };
  await call('PATCH /me/branding', { token: owner.token, body: { data } });
  const shown = async (query: { pictures?: 'signed' }) => {
    const draft = await call('GET /me/venue/draft', { token: owner.token, query });
    return (draft.document as Publication).branding.logo;
  };
  expect(await shown({})).not.toHaveProperty('folder');
  const signed = await shown({ pictures: 'signed' });
  const answer = await fetch(`${signed?.folder}/${signed?.width}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('the enabled theme is what guests get', async () => {
  const owner = await anOwner();
  const theme = async () => {
    const draft = await call('GET /me/venue/draft', { token: owner.token });
    return (draft.document as { branding: { theme: { name: string } } }).branding.theme.name;
  };
  expect(await theme()).toBe(DEFAULT_THEME.name);
  await aTheme(owner, { name: 'Saffron', enabled: true });
  expect(await theme()).toBe('Saffron');
});

describe('a change of the look is undone, and the undo too', () => {
  type Change = (owner: Owner, theme: string) => Promise<{ headers: Headers }>;
  const changes: Record<string, Change> = {
    'a new theme that is on': ({ token }) =>
      call('POST /me/branding/themes', {
        token,
        body: { data: { type: 'themes', attributes: { enabled: true } } },
      }),
    'other options, a menu and a picture': async (owner, theme) => {
      const [menu_id, resource] = [await aMenu(owner), await anUpload(owner.token)];
      const menu_themes = [{ menu_id, options: { solid_color: '123' } }];
      const welcome = { attachment: { resource }, options: { button: { size: 40 } } };
      return patching(owner, theme, { name: 'Saffron', fonts: { main: 'georgia' }, welcome, menu_themes });
    },
    'a deleted theme that was on': ({ token }, theme) =>
      call('DELETE /me/branding/themes/{theme}', { token, params: { theme } }),
    'another theme on': (owner) => defaultOf(owner).then((id) => switching(owner, [[id, true]])),
    'a logo': async ({ token }) => {
      const attributes = { resource: await anUpload(token) };
      const relationships = { logo: { data: { type: 'attachments', attributes } } };
      return call('PATCH /me/branding', { token, body: { data: { type: 'brandings', relationships } } });
    },
  };

  test.each(Object.entries(changes))('%s', async (_, change) => {
    const owner = await anOwner();
    const theme = await aTheme(owner, { enabled: true });
    const look = async () => withoutVersions(await read(owner));
    const before = await look();
    const activity = (await change(owner, theme)).headers.get('activity-id') ?? '';
    const after = await look();
    expect(after).not.toEqual(before);
    const undone = await undo(owner, activity);
    expect([undone.status, await look()]).toEqual([200, before]);
    expect((await undo(owner, undone.headers.get('activity-id') ?? '')).status).toBe(200);
    expect(await look()).toEqual(after);
  });

  test('but not when the same thing was changed since', async () => {
    const owner = await anOwner();
    const theme = await aTheme(owner);
    const first = await patching(owner, theme, { name: 'Saffron' });
    await patching(owner, theme, { fonts: { main: 'georgia' } });
    const activity = first.headers.get('activity-id') ?? '';
    await patching(owner, theme, { name: 'Sumac' });
    const refusal = await undo(owner, activity);
    expect(codes(refusal)).toEqual([409, 'changed_since']);
    expect(refusal.errors[0]?.meta?.actor).toBe('Layla Haddad');
    await patching(owner, theme, { name: 'Saffron' });
    expect((await undo(owner, activity)).status).toBe(200);
    const [shown] = (await themesOf(owner)).filter(({ id }) => id === theme);
    expect(shown?.attributes.name).toBe('Theme #5');
  });
});
