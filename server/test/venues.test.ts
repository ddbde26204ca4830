import { expect, test } from 'vitest';
import { call } from './client.ts';
import { anOwner } from './factories.ts';

async function anOwnerWho() {
  const { token } = await anOwner();
  return async (attributes: object) => {
    const body = { data: { type: 'venues', attributes } };
    return (await call('PATCH /me/venue', { token, body })).document.data.attributes;
  };
}

test('a cleared profile address reads as none, in the answer and afterwards', async () => {
  const change = await anOwnerWho();
  const instagram = 'https://instagram.com/zaatar';
  expect((await change({ external_profiles: { instagram } })).external_profiles.instagram).toBe(instagram);
  const { external_profiles } = await change({ external_profiles: { instagram: '' } });
  expect(external_profiles.instagram).toBeNull();
});

test('a country sent by name alone gets its own code or none', async () => {
  const change = await anOwnerWho();
  const codeAfter = async (map: object) => (await change({ map })).map.country_code;
  expect(await codeAfter({ country: 'Jordan', country_code: 'jo' })).toBe('JO');
  expect(await codeAfter({ country: 'Jordan', city: 'Amman' })).toBe('JO');
  expect(await codeAfter({ country: 'Кувейт' })).toBe('KW');
  expect(await codeAfter({ city: 'Hawalli' })).toBe('KW');
  expect(await codeAfter({ country: 'Atlantis' })).toBeNull();
  expect(await codeAfter({ country: 'The Deep', country_code: 'AQ' })).toBe('AQ');
});

test('unknown country codes are refused, and names of regions or of no place get no code', async () => {
  const { token } = await anOwner();
  const write = (map: object) =>
    call('PATCH /me/venue', { token, body: { data: { type: 'venues', attributes: { map } } } });
  for (const country_code of ['ZZ', 'EU', 'UK', 'USA', '']) {
    const { status, errors } = await write({ country_code });
    expect([country_code, status, errors.map(({ code, source }) => [code, source?.pointer])]).toEqual([
      ...[country_code, 422, [['unknown_value', '/data/attributes/map/country_code']]],
    ]);
  }
  for (const country of ['Unknown Region', 'European Union'])
    expect((await write({ country })).document.data.attributes.map.country_code).toBeNull();
});

test('a venue without a city takes the time zone of the browser that signed it up, if there is such a zone', async () => {
  const zoneAfter = async (time_zone: string) => {
    const { token } = await anOwner({ city_id: undefined, venue: { name: 'Levant', time_zone } });
    return (await call('GET /me/venue', { token })).document.data.attributes.time_zone;
  };
  expect(await zoneAfter('Asia/Amman')).toBe('Asia/Amman');
  expect(await zoneAfter('Mars/Base')).toBe('UTC');
});
