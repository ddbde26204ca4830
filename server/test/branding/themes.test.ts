import type { Publication } from '@sofra/contract/publishing/publishing';
import { expect, test } from 'vitest';
import { call } from '../tools/client.ts';
import { anOwner, aVenue } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

test('every venue starts with four themes, the default one on, each with one look for every menu', async () => {
  const owner = await anOwner();
  const venues = [owner.venueId, await aVenue(owner)];
  const { app } = await theServer();
  for (const venue of venues) {
    const themes = await app.db
      .selectFrom('themes')
      .selectAll()
      .where('venue_id', '=', venue)
      .orderBy('created_at')
      .execute();
    expect(themes.map((theme) => [theme.is_default, theme.enabled])).toEqual([
      [true, true],
      ...Array(3).fill([false, false]),
    ]);
    const looks = await app.db
      .selectFrom('menu_themes')
      .select(['theme_id', 'menu_id', 'is_default'])
      .where(
        'theme_id',
        'in',
        themes.map(({ id }) => id),
      )
      .execute();
    expect(looks.map(({ menu_id, is_default }) => [menu_id, is_default])).toEqual(
      Array(4).fill([null, true]),
    );
  }
  const draft = (await call('GET /me/venue/draft', { token: owner.token })).document as Publication;
  expect(draft.branding.theme).toMatchObject({
    default: true,
    enabled: true,
    menu_themes: [{ default: true }],
  });
});

test('two themes of a venue are never on at once', async () => {
  const owner = await anOwner();
  const { app } = await theServer();
  const both = app.db
    .updateTable('themes')
    .set({ enabled: true })
    .where('venue_id', '=', owner.venueId)
    .execute();
  await expect(both).rejects.toThrow('one_theme_is_on');
});
