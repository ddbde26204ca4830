import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GEOCODER } from '@sofra/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { geocoder } from '../../src/geography/geocoder.ts';
import { google } from '../../src/geography/google.ts';
import { call, tokenOf } from '../tools/client.ts';
import { anEmail, anOwner, PERSON } from '../tools/factories.ts';
import { aServer, shiftClock, theServer } from '../tools/harness.ts';
import { aGeocoder } from './geocoders.ts';

const DAY = 86_400_000;
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** A recorded answer of a geocoder (`recorded/`). */
const recorded = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'recorded', `${name}.json`), 'utf8'));

type Query = { address?: string; latitude?: number | string; longitude?: number | string; language?: string };

/** An owner at a server with these settings, who looks places up. */
async function whoLooks(variables: Record<string, string>) {
  const server = await aServer(variables);
  onTestFinished(server.close);
  return anOwnerAt(server.url);
}

/** Somebody of an account of their own at a server, who looks places up. */
async function anOwnerAt(url: string) {
  const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' } };
  const token = tokenOf(await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } }));
  return async (query: Query) => (await call('GET /geocode', { url, token, query })).document;
}

type Document = Awaited<ReturnType<Awaited<ReturnType<typeof whoLooks>>>>;
const placesOf = ({ data }: Document) => data.map(({ attributes }) => attributes);
const codesOf = ({ meta }: Document) => meta?.warnings.map(({ code }) => code) ?? [];

const AMMAN = { city: 'Amman', country: 'Jordan', country_code: 'JO' };
const STREET = {
  address: '14 Al Wasl Road',
  city: 'Dubai',
  state: 'Dubai',
  country: 'United Arab Emirates',
  country_code: 'AE',
  latitude: 25.197229,
  longitude: 55.279661,
};

test('without a provider the built-in list finds cities, in the language that is asked for', async () => {
  const { token } = await anOwner();
  const look = async (query: Query) => (await call('GET /geocode', { token, query: { ...query } })).document;
  const first = async (query: Query) => placesOf(await look(query))[0];
  expect(await first({ address: 'Amman' })).toMatchObject({ ...AMMAN, address: null, state: null });
  expect(await first({ address: '12 King Faisal Street, Amman, Jordan' })).toMatchObject(AMMAN);
  expect(await first({ address: 'King Faisal Street Amman' })).toMatchObject(AMMAN);
  expect(await first({ address: 'عمّان، الأردن', language: 'ar' })).toMatchObject({
    city: 'عمّان',
    country: 'الأردن',
  });
  expect(await first({ address: 'Moscow', language: 'ru' })).toMatchObject({ city: 'Москва' });
  expect(await first({ address: 'Singapore' })).toMatchObject({ country_code: 'SG' });
  expect(await first({ address: 'Paris, United States' })).toMatchObject({ country_code: 'US' });
  expect(await first({ latitude: 31.95, longitude: 35.93 })).toMatchObject({ country_code: 'JO' });
  for (const query of [{ address: 'Qqqqqq' }, { latitude: -50, longitude: -120 }])
    expect(await look(query)).toEqual({ data: [] });
});

test.each<[string, Query, string]>([
  ['nothing', {}, 'address'],
  ['an address and a point', { address: 'Amman', latitude: 1, longitude: 1 }, 'address'],
  ['half a point', { latitude: 1 }, 'longitude'],
  ['a point off the Earth', { latitude: 90.1, longitude: 0 }, 'latitude'],
  ['a point in words', { latitude: 0, longitude: '1e1' }, 'longitude'],
  ['a short address', { address: 'A' }, 'address'],
  ['a language that we do not speak', { address: 'Amman', language: 'tlh' }, 'language'],
])('%s is no search', async (_, query, parameter) => {
  const { token } = await anOwner();
  const { status, errors } = await call('GET /geocode', { token, query });
  expect([status, errors[0]?.code, errors[0]?.source]).toEqual([400, 'invalid_parameter', { parameter }]);
});

test('cities are named in the language that is asked for, where they have such a name', async () => {
  const namesIn = async (language: string, name: string) => {
    const headers = { 'accept-language': language };
    const { document } = await call('GET /settings/cities', { query: { 'filter[name]': name }, headers });
    return document.data[0]?.attributes.name;
  };
  expect(await namesIn('ar', 'Dubai')).toBe('دبي');
  expect(await namesIn('ru-RU', 'Dubai')).toBe('Дубай');
  expect(await namesIn('en', 'دبي')).toBe('Dubai');
  expect(await namesIn('ru', 'Bischheim')).toBe('Bischheim');
});

test('the time zone of a point is answered', async () => {
  const { token } = await anOwner();
  const zoneAt = async (latitude: number, longitude: number) =>
    (await call('GET /time_zone', { token, query: { latitude, longitude } })).document.meta.time_zone_id;
  expect(await zoneAt(25.204849, 55.270783)).toBe('Asia/Dubai');
  expect(await zoneAt(50.4501, 30.5234)).toBe('Europe/Kyiv');
});

test('Nominatim is asked with our name, once a second, and once for the same question', async () => {
  const nominatim = await aGeocoder(recorded('nominatim-search'));
  const look = await whoLooks({ GEOCODER_URL: nominatim.url, PUBLIC_URL: 'https://console.example' });
  const found = await look({ address: 'Al Wasl', language: 'en' });
  expect(placesOf(found)).toEqual([
    { ...STREET, address: 'Al Wasl Road', state: 'Dubai Emirate' },
    expect.objectContaining({ address: '12 Polna', city: 'Nowhereville', country_code: 'PL' }),
  ]);
  // Our list has no such city (rule 72).
  expect(found.meta?.warnings).toEqual([
    {
      code: 'city_not_found',
      title: 'City "Nowhereville" not found',
      record: { type: 'places', id: '243501940' },
    },
  ]);
  expect(await look({ address: 'Al Wasl', language: 'en' })).toEqual(found);
  expect(nominatim.got).toHaveLength(1);
  nominatim.answer = recorded('nominatim-reverse');
  const [place] = placesOf(await look({ latitude: 31.9522, longitude: 35.9336, language: 'en' }));
  expect(place).toMatchObject({ address: 'King Faisal Street', ...AMMAN, state: 'Amman' });
  await Promise.all(['Petra', 'Aqaba'].map((address) => look({ address, language: 'en' })));
  const [first, second, ...others] = nominatim.got;
  expect([first, second].map((got) => `${got?.url.pathname}${got?.url.search}`)).toEqual([
    '/search?format=jsonv2&addressdetails=1&accept-language=en&q=Al+Wasl&limit=5',
    '/reverse?format=jsonv2&addressdetails=1&accept-language=en&lat=31.9522&lon=35.9336',
  ]);
  expect(first?.headers['user-agent']).toBe('Sofra (https://console.example)');
  expect(others).toHaveLength(2);
  const gaps = nominatim.got.slice(1).map(({ at }, n) => at - (nominatim.got[n]?.at ?? 0));
  // Timers may be early by a millisecond or two, and connections take different times.
  for (const gap of gaps) expect(gap).toBeGreaterThan(950);
});

test('the turns of a Nominatim are shared out: nobody takes those of all other accounts', async () => {
  const nominatim = await aGeocoder(recorded('nominatim-search'));
  const server = await aServer({ GEOCODER_URL: nominatim.url });
  onTestFinished(server.close);
  const [greedy, other] = [await anOwnerAt(server.url), await anOwnerAt(server.url)];
  const many = Array.from({ length: 12 }, (_, n) => greedy({ address: `Greedy ${n}`, language: 'en' }));
  const answered = await Promise.race(many);
  expect(codesOf(answered)).toBeDefined();
  expect(codesOf(await other({ address: 'Al Wasl', language: 'en' }))).not.toContain('geocoder_away');
  const turns = (await Promise.all(many)).filter((found) => !codesOf(found).includes('geocoder_away'));
  expect(turns.length).toBeLessThanOrEqual(GEOCODER.turnsAhead + 2);
});

test('an answer of Nominatim is kept for a day', async () => {
  const nominatim = await aGeocoder(recorded('nominatim-search'));
  const look = await whoLooks({ GEOCODER_URL: nominatim.url });
  const ask = () => look({ address: 'Al Wasl', language: 'en' });
  await ask();
  shiftClock(DAY + 1000);
  await ask();
  expect(nominatim.got).toHaveLength(2);
});

test('an address that ends in /api is a Photon’s', async () => {
  const photon = await aGeocoder(recorded('photon'));
  const look = await whoLooks({ GEOCODER_URL: `${photon.url}/api` });
  expect(placesOf(await look({ address: 'Ravi', language: 'en' }))).toEqual([
    STREET,
    expect.objectContaining({ address: null, city: 'Dubai', state: 'Dubai' }),
  ]);
  await look({ latitude: 25.2, longitude: 55.28, language: 'ar' });
  expect(photon.got.map(({ url }) => url.pathname + url.search)).toEqual([
    '/api?q=Ravi&lang=en&limit=5',
    '/reverse?lat=25.2&lon=55.28&lang=default&limit=1',
  ]);
});

test('a geocoder that finds nothing leaves the answer to the built-in list', async () => {
  const nominatim = await aGeocoder([]);
  const look = await whoLooks({ GEOCODER_URL: nominatim.url });
  const found = await look({ address: 'Amman' });
  expect([placesOf(found)[0]?.city, codesOf(found)]).toEqual(['Amman', ['geocoder_found_nothing']]);
  nominatim.answer = { error: 'Unable to geocode' };
  const atSea = await look({ latitude: -50, longitude: -120 });
  expect([atSea.data, codesOf(atSea)]).toEqual([[], ['geocoder_found_nothing']]);
});

test.each<[string, unknown, number]>([
  ['breaks off', undefined, 200],
  ['fails', { error: 'overloaded' }, 503],
  ['answers something else', { hello: 'world' }, 200],
])(
  'a geocoder that %s is away: cities are found, with a warning, and it is asked again',
  async (_, answer, status) => {
    const photon = await aGeocoder(answer);
    photon.status = status;
    const look = await whoLooks({ GEOCODER_URL: `${photon.url}/api` });
    const found = await look({ address: 'Amman' });
    expect([placesOf(found)[0]?.city, codesOf(found)]).toEqual(['Amman', ['geocoder_away']]);
    Object.assign(photon, { answer: recorded('photon'), status: 200 });
    expect(codesOf(await look({ address: 'Amman' }))).toEqual([]);
  },
);

test('a country that we do not know is dropped, and one that is known by its name has its code', async () => {
  const place = (osm_id: number, country: string, countrycode?: string) => ({
    geometry: { coordinates: [35.93, 31.95] },
    properties: { osm_id, city: 'Amman', country, countrycode },
  });
  const features = [place(1, 'Nowhereland', 'xx'), place(2, 'Jordan'), place(3, 'Jordanien', 'jo')];
  const photon = await aGeocoder({ features });
  const look = await whoLooks({ GEOCODER_URL: `${photon.url}/api` });
  const found = placesOf(await look({ address: 'Amman' }));
  expect(found.map(({ country, country_code }) => [country, country_code])).toEqual([
    [null, null],
    ['Jordan', 'JO'],
    ['Jordanien', 'JO'],
  ]);
});

test('of a hostile answer no more is taken than a venue’s form takes', async () => {
  const feature = (osm_id: number, properties: object, coordinates = [35.93, 31.95]) => ({
    geometry: { coordinates },
    properties: { osm_id, ...properties },
  });
  const photon = await aGeocoder({
    features: [
      feature(1, { city: 'Amman', state: 'a'.repeat(10_000), street: 'King\u0000', country: 'J\u202eordan' }),
      feature(2, { city: 'Nowhere' }, [9999, -9999]),
      ...Array.from({ length: 5000 }, (_, n) => feature(n + 3, { city: `Nowhere${n}` })),
    ],
  });
  const look = await whoLooks({ GEOCODER_URL: `${photon.url}/api` });
  const found = await look({ address: 'Amman' });
  expect(found.data.map(({ id }) => id)).toEqual(['1', '3', '4', '5']);
  expect(placesOf(found)[0]).toMatchObject({ city: 'Amman', state: null, address: null, country: null });
  photon.answer = { features: [], more: 'a'.repeat(GEOCODER.mostBytes) };
  expect(codesOf(await look({ address: 'Amman, Jordan' }))).toEqual(['geocoder_away']);
});

test('Google is asked with the key, which no log line and no answer has', async () => {
  const said: unknown[] = [];
  const maps = await aGeocoder(recorded('google'));
  const { app } = await theServer();
  const log = { ...app.log, warn: (...words: unknown[]) => said.push(words) } as never;
  const find = geocoder({ ...app, log }, google('a-secret-key', `${maps.url}/json`));
  const { places } = await find({ address: '14 Al Wasl Road', language: 'ru' }, NOBODY);
  expect(places.map(({ id: _, ...place }) => place)).toEqual([STREET]);
  maps.answer = { results: [], status: 'ZERO_RESULTS' };
  expect(await find({ latitude: 1.5, longitude: -2.25, language: 'en' }, NOBODY)).toMatchObject({
    shortfall: 'geocoder_found_nothing',
  });
  expect(maps.got.map(({ url }) => url.search)).toEqual([
    '?address=14+Al+Wasl+Road&language=ru&key=a-secret-key',
    '?latlng=1.5%2C-2.25&language=en&key=a-secret-key',
  ]);
  maps.answer = { results: [], status: 'REQUEST_DENIED', error_message: 'a-secret-key is invalid.' };
  const denied = await find({ address: 'Amman', language: 'en' }, NOBODY);
  expect(denied).toMatchObject({ shortfall: 'geocoder_away' });
  expect(denied.places[0]).toMatchObject(AMMAN);
  maps.answer = undefined;
  await find({ address: 'Beirut', language: 'en' }, NOBODY);
  expect(said).toHaveLength(2);
  expect(JSON.stringify(said[0])).toContain('it refuses the key of GOOGLE_MAPS_KEY');
  expect(JSON.stringify([said, denied])).not.toContain('secret');
});

test('the console’s page names the tiles, whose host alone its policy admits, and how addresses are searched', async () => {
  const pageAt = async (variables: Record<string, string>) => {
    const server = await aServer(variables);
    const page = await fetch(`${server.url}/login`);
    const html = await page.text();
    await server.close();
    const policy = page.headers.get('content-security-policy')?.split('; ') ?? [];
    return { html, images: policy.find((line) => line.startsWith('img-src ')) };
  };
  const usual = await pageAt({});
  expect(usual.images).toBe("img-src 'self' data: blob: https://tile.openstreetmap.org");
  expect(usual.html).toContain(
    'content="https://tile.openstreetmap.org/{z}/{x}/{y}.png" data-search="typed"',
  );
  const own = await pageAt({
    MAP_TILES_URL: 'https://tiles.example:8443/{z}/{x}/{y}?style="a"',
    GEOCODER_URL: 'http://127.0.0.1:1',
  });
  expect(own.images).toBe("img-src 'self' data: blob: https://tiles.example:8443");
  expect(own.html).toContain('?style=&quot;a&quot;" data-search="asked"');
});
