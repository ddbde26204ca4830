import { expect, test } from 'vitest';
import { call } from './client.ts';
import { anOwner } from './factories.ts';

test('the furthest page there can be answers 200 with no data', async () => {
  const { token } = await anOwner();
  const { status, document } = await call('GET /me/menus', {
    token,
    query: { 'page[number]': 999_999_999, 'page[size]': 100 },
  });
  const meta = { per_page: 100, current_page: 999_999_999, last_page: 1, total: 0 };
  expect([status, document]).toMatchObject([200, { data: [], meta }]);
});
