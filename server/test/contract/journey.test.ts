import { expect, test } from 'vitest';
import { aPicture } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

// The whole job as a client does it that has only `docs/api.md`: no contract, no helper, plain HTTP.
const MEDIA = 'application/vnd.api+json';

type Json = { data: Json[] & Json; included: Json[]; meta: Json; attributes: Json; id: string } & Record<
  string,
  never
>;

async function client() {
  const { url } = await theServer();
  let token = '';
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { ...(body && { 'content-type': MEDIA }), ...(token && { authorization: token }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    token = response.headers.get('authorization') ?? token;
    const text = await response.text();
    return {
      status: response.status,
      json: (text === '' ? {} : JSON.parse(text)) as Json,
      headers: response.headers,
    };
  };
  return { url, ask };
}

test('a client gets from the settings to a published page by plain HTTP alone', async () => {
  const { url, ask } = await client();
  const settings = await ask('GET', '/settings');
  expect(settings.json.data.attributes.currencies).toContainEqual({
    code: 'aed',
    name: expect.any(String),
    digits: 2,
  });

  const cities = await ask('GET', '/settings/cities?filter[name]=du&page[size]=10');
  const dubai = cities.json.data.find((city) => (city.attributes.name as unknown) === 'Dubai');
  expect(cities.json.data).toHaveLength(10);
  expect(dubai?.attributes.time_zones).toEqual(['Asia/Dubai']);

  const data = `data:image/jpeg;base64,${(await aPicture(900, 600)).toString('base64')}`;
  const upload = await ask('POST', '/direct_uploads', {
    data: { type: 'blobs', attributes: { data, filename: 'burger.jpg' } },
  });
  expect(upload.status).toBe(201);

  const signedUp = await ask('POST', '/sign_up', {
    data: {
      type: 'users',
      attributes: {
        first_name: 'Omar',
        last_name: 'Nassar',
        email: `omar-${Date.now()}@example.com`,
        phone: '+971501234567',
        city_id: dubai?.id,
        password: 'eight or more',
        locale: 'en',
        venue: { name: 'Omar’s Table' },
        menu: { title: 'All day', currency: 'aed', kind: 'qr_mobile' },
        sections: [
          {
            title: 'Grill',
            items: [
              {
                title: 'Burger',
                description: 'Beef, pickles, our own bread',
                price: '48.5',
                ingredient_warnings: ['gluten'],
                signed_id: upload.json.data.attributes.signed_id,
              },
            ],
          },
        ],
      },
    },
  });
  expect(signedUp.status).toBe(201);
  expect(signedUp.headers.get('authorization')).toMatch(/^Bearer \S{40,}$/);
  expect(signedUp.json.data.attributes).toMatchObject({ confirmed: false, left_days: 30 });

  await ask('PATCH', '/me/venue', { data: { type: 'venues', attributes: { extra_locales: ['ar', 'ru'] } } });
  const menu = (await ask('GET', '/me/menus')).json.data[0] as Json;
  expect(menu.attributes).toMatchObject({ title: 'All day', section_count: 1, item_count: 1 });
  const section = (await ask('GET', `/me/menus/${menu.id}/sections`)).json.data[0] as Json;
  const items = `/me/menus/${menu.id}/sections/${section.id}/items`;

  const lemonade = await ask('POST', items, {
    data: {
      type: 'items',
      attributes: { title: 'Lemonade', price: 18 },
      relationships: {
        settings: { data: { type: 'settings', attributes: { description: 'With mint' } } },
        extras: { data: [{ type: 'extras', attributes: { title: 'Ginger', price: '0' } }] },
      },
    },
  });
  expect(lemonade.status).toBe(201);
  expect(lemonade.json.data.attributes).toMatchObject({ price: '18.00', position: 2 });

  const moved = await ask('PATCH', `/me/menus/${menu.id}/sections/${section.id}/relationships/items`, {
    data: [{ type: 'items', id: lemonade.json.data.id, attributes: { position: 1 } }],
  });
  expect(moved.status).toBe(200);

  for (const [locale, title] of Object.entries({ ar: 'ليموناضة', ru: 'Лимонад' })) {
    const translated = await ask('POST', `/me/menus/${menu.id}/translates`, {
      data: {
        type: 'translates',
        attributes: { locale, enabled: true, data: { title } },
        relationships: { item: { data: { type: 'items', id: lemonade.json.data.id } } },
      },
    });
    expect(translated.status).toBe(201);
  }

  const published = await ask('PUT', '/me/venue/publish');
  expect(published.json.data.attributes).toMatchObject({ publication_number: 1, unpublished_changes: 0 });
  expect(published.json.data.attributes.menu_url).toBe(`${url}/m/omars-table`);

  const page = await (await fetch(`${url}/m/omars-table/all-day?lang=en`)).text();
  expect(page).toContain('Burger');
  expect(page.indexOf('Lemonade')).toBeLessThan(page.indexOf('Burger'));
  const arabic = await (await fetch(`${url}/m/omars-table/all-day?lang=ar`)).text();
  expect(arabic).toMatch(/<html[^>]*dir="?rtl/);
  expect(arabic).toContain('ليموناضة');
  const asData = await (await fetch(`${url}/m/omars-table.json`)).json();
  expect(asData).toMatchObject({
    number: 1,
    menus: [{ sections: [{ items: [{ price: '18.00' }, { price: '48.50' }] }] }],
  });

  const picture = /\/i\/\d+-\d+/.exec(page)?.[0] ?? '';
  const bytes = await fetch(url + picture, { headers: { accept: 'image/webp' } });
  expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, 'image/webp']);

  expect((await ask('DELETE', '/sign_out')).status).toBe(204);
  expect((await ask('GET', '/me/profile')).status).toBe(401);
});
