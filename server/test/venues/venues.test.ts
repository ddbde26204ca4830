import { TEXT } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { branchOf, syncNow } from '../sync/syncing.ts';
import { changeVenue, codes, undo, venueOf } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { anOwner, aPlace } from '../tools/factories.ts';

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

test('a venue says what it cooks, in words of its own, or nothing', async () => {
  const owner = await anOwner();
  const cuisineAfter = async (cuisine: string | null) =>
    (await changeVenue(owner, { cuisine })).document.data.attributes.cuisine;
  expect((await venueOf(owner)).cuisine).toBeNull();
  expect(await cuisineAfter('  Lebanese, مشاوي، 和食 ')).toBe('Lebanese, مشاوي، 和食');
  expect((await venueOf(owner)).cuisine).toBe('Lebanese, مشاوي، 和食');
  expect(await cuisineAfter('é'.repeat(TEXT.cuisine.max))).toHaveLength(TEXT.cuisine.max);
  expect(await cuisineAfter('   ')).toBeNull();
  expect(await cuisineAfter('Grill')).toBe('Grill');
  expect(await cuisineAfter(null)).toBeNull();
});

test.each([
  ['é'.repeat(TEXT.cuisine.max + 1), 'too_long'],
  ['Lebanese\ngrill', 'invalid_characters'],
  [['Lebanese', 'grill'], 'invalid_type'],
])('no cuisine of a venue: %j', async (cuisine, code) => {
  const { status, errors } = await changeVenue(await anOwner(), { cuisine });
  expect([status, errors.map((error) => [error.code, error.source?.pointer])]).toEqual([
    422,
    [[code, '/data/attributes/cuisine']],
  ]);
});

test('a change of the cuisine is recorded, waits to be published, and is no change when it is sent again', async () => {
  const owner = await anOwner();
  const { unpublished_changes: before } = await venueOf(owner);
  const changed = await changeVenue(owner, { cuisine: 'Lebanese' });
  expect(changed.document.data.attributes.unpublished_changes).toBe(before + 1);
  const same = await changeVenue(owner, { cuisine: ' Lebanese ' });
  expect(same.document.data.attributes.unpublished_changes).toBe(before + 1);
  const { document } = await call('GET /me/activity', { token: owner.token });
  const [newest] = document.data;
  expect(newest?.attributes).toMatchObject({
    action: 'venue_update',
    undoable: false,
    changes: [{ before: { cuisine: null }, after: { cuisine: 'Lebanese' } }],
  });
  expect(codes(await undo(owner, newest?.id ?? ''))).toEqual([409, 'not_undoable']);
});

test('a branch cooks what it says itself, whatever its main venue says', async () => {
  const owner = await anOwner();
  await aPlace(owner);
  await changeVenue(owner, { cuisine: 'Lebanese' });
  const [own, none] = [await branchOf(owner, { cuisine: 'Grill' }), await branchOf(owner)];
  await syncNow(owner, { publish: { type: 'now' } });
  expect([(await venueOf(own)).cuisine, (await venueOf(none)).cuisine]).toEqual(['Grill', null]);
  await changeVenue(own, { cuisine: 'Seafood' });
  expect((await venueOf(owner)).cuisine).toBe('Lebanese');
});
