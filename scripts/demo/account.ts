import { type Api, Refused, type Resource } from './api.ts';

/** The demo's owner; the domain is reserved. */
export const DEMO_OWNER = { email: 'demo@example.com', password: 'a-laid-table' } as const;

const VENUE_NAME = 'Sofra Levant';

/** Signs in as the demo's owner, and signs them up first if needed. Refused when the address has another password. */
export async function signInOrUp(api: Api): Promise<void> {
  try {
    const attributes = { ...DEMO_OWNER, remember: false };
    await api.send('POST', '/sign_in', { type: 'users', attributes });
    console.log('Signed in as the demo account.');
  } catch (error) {
    if (!(error instanceof Refused && error.status === 401)) throw error;
    await signUp(api);
    console.log('Signed up the demo account.');
  }
}

async function signUp(api: Api): Promise<void> {
  const cities = await api.readAll('/settings/cities?filter[name]=dubai');
  await api.send('POST', '/sign_up', {
    type: 'users',
    attributes: {
      ...DEMO_OWNER,
      first_name: 'Layla',
      last_name: 'Haddad',
      phone: '+971501234567',
      city_id: cities.data[0]?.id,
      locale: 'en',
      venue: { name: VENUE_NAME },
    },
  });
}

/** Finds the demo's venue among those of its owner. */
export async function findVenue(api: Api): Promise<Resource | undefined> {
  const venues = await api.readAll('/me/venues');
  return venues.data.find(({ attributes }) => attributes.name === VENUE_NAME);
}

/** Makes the demo's venue the current one and fills in its public data. */
export async function prepareVenue(api: Api): Promise<Resource> {
  const venue = await findVenue(api);
  const map = {
    address: 'Al Wasl Road 12',
    city: 'Dubai',
    state: 'Dubai',
    country: 'United Arab Emirates',
    country_code: 'AE',
    latitude: 25.204849,
    longitude: 55.270783,
  };
  const id = venue?.id ?? (await createVenue(api, map)).id;
  await api.send('PATCH', `/me/venues/${id}/sign_in`);
  const attributes = {
    branch: 'Al Wasl',
    time_zone: 'Asia/Dubai',
    phone: '+97143456789',
    cuisine: 'Lebanese, Levantine',
    default_locale: 'en',
    extra_locales: ['ar', 'ru'],
    map,
    external_profiles: { instagram: 'https://www.instagram.com/example' },
  };
  return (await api.send('PATCH', '/me/venue', { type: 'venues', id, attributes })).data;
}

async function createVenue(api: Api, map: object): Promise<Resource> {
  return (await api.send('POST', '/me/venues', { type: 'venues', attributes: { name: VENUE_NAME, map } }))
    .data;
}
