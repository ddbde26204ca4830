import { api, call } from '../src/platform/api.ts';
import { beginSession } from '../src/platform/session.ts';

/** Signs up an account at the server behind the test, and uses its token for the page's calls; answers the token. */
export async function signUp(): Promise<string> {
  const { data } = await api('GET /settings/cities', { query: { 'filter[name]': 'dubai' } });
  const { token } = await call('POST /sign_up', {
    body: {
      data: {
        type: 'users',
        attributes: {
          first_name: 'Layla',
          last_name: 'Haddad',
          email: `${crypto.randomUUID()}@example.com`,
          password: 'a-laid-table',
          phone: '+971501234567',
          city_id: data[0]?.id ?? '',
          venue: { name: 'Levant' },
        },
      },
    },
  });
  if (!token) throw new Error('The sign-up brought no token.');
  beginSession(token, { remember: false });
  return token;
}
