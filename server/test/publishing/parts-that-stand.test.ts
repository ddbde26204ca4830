import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import { type Deed, deed, doOne } from '../history/deeds.ts';
import { changeItem, changeVenue, publish, venueOf } from '../tools/actions.ts';
import { anItem, anOwner, anUpload, aPlace, type Owner } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

// A publication takes the parts of menus in which nothing changed from the one before. Whatever was done, it must be the draft,
// which is always made whole.

async function contentAt(path: string, headers: Record<string, string> = {}): Promise<object> {
  const { url } = await theServer();
  const answer = await fetch(url + path, { headers });
  const { number: _, published_at: __, ...content } = await answer.json();
  return content;
}

async function expectDraftPublished(owner: Owner): Promise<void> {
  const draft = await contentAt('/api/v1/me/venue/draft', { authorization: `Bearer ${owner.token}` });
  const { slug } = await venueOf(owner);
  expect(await contentAt(`/m/${slug}.json`)).toEqual(draft);
}

test('after any changes a publication is the draft, though it takes what stands from the one before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed(), { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 }),
      async (turns: Deed[][]) => {
        const owner = await anOwner();
        for (const place of [await aPlace(owner), await aPlace(owner)])
          await anItem(owner, place, { title: 'Second', price: '12' });
        const world = { owner, photos: [await anUpload(owner.token), await anUpload(owner.token)] };
        for (const deeds of turns) {
          for (const one of deeds) expect((await doOne(world, one))?.status ?? 200).toBeLessThan(300);
          await publish(owner);
          await expectDraftPublished(owner);
        }
      },
    ),
    { numRuns: rounds(6, 100) },
  );
});

test('another main language of the venue is in each menu', async () => {
  const owner = await anOwner();
  await aPlace(owner);
  await changeVenue(owner, { extra_locales: ['ru', 'ar'] });
  await publish(owner);
  await changeVenue(owner, { default_locale: 'ru', extra_locales: ['en'] });
  await publish(owner);
  await expectDraftPublished(owner);
});

test('prices that change while publications are made are all published in the end', async () => {
  const owner = await anOwner();
  const places = [await aPlace(owner), await aPlace(owner)];
  await publish(owner);
  const change = async (place: (typeof places)[number]) => {
    for (let price = 1; price <= 15; price += 1)
      expect(await changeItem(owner, place, { price: String(price) })).toMatchObject({ errors: [] });
  };
  const publishOften = async () => {
    for (let time = 1; time <= 15; time += 1) expect(await publish(owner)).toMatchObject({ errors: [] });
  };
  await Promise.all([...places.map(change), publishOften()]);
  await publish(owner);
  await expectDraftPublished(owner);
  expect(await venueOf(owner)).toMatchObject({ unpublished_changes: 0 });
});

test('in a restored database a change is published that bears the number of an earlier transaction', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await publish(owner);
  await changeItem(owner, place, { price: '77' });
  const { db } = (await theServer()).app;
  await sql`
    update publication_rows k set mark = regexp_replace(k.mark, '^[0-9]+', i.xmin::text)
    from items i where k.row_id = i.id and i.id = ${place.item}`.execute(db);
  await publish(owner);
  await expectDraftPublished(owner);
});
