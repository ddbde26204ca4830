import { ACTIVITY_HEADER } from '@sofra/contract/api/jsonapi';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import { activityOf, call } from '../tools/client.ts';
import { anOwner, anUpload, aPlace, type Owner } from '../tools/factories.ts';
import { treeOf } from '../tools/tree.ts';
import { type Deed, deed, doOne, type World } from './deeds.ts';

const ITEMS = '/me/menus/{menu}/sections/{section}/items';

async function aWorld(): Promise<World & { owner: Owner }> {
  const owner = await anOwner();
  const [one, two] = [await aPlace(owner), await aPlace(owner)];
  for (const { menu, section } of [one, two])
    await call(`POST ${ITEMS}`, {
      token: owner.token,
      params: { menu, section },
      body: { data: { type: 'items', attributes: { title: 'Second', price: '12' } } },
    });
  return { owner, photos: [await anUpload(owner.token), await anUpload(owner.token)] };
}

async function undo({ token }: Owner, activity: string): Promise<string> {
  const answer = await call('POST /me/activity/{activity}/undo', { token, params: { activity } });
  expect(answer.document.data.attributes.undone).toBe(false);
  return activityOf(answer);
}

async function doAll(world: World, sequence: readonly Deed[]): Promise<string[]> {
  const made: string[] = [];
  for (const one of sequence) {
    const answer = await doOne(world, one);
    expect(answer?.status ?? 200).toBeLessThan(300);
    // A call that changes nothing makes no activity (rule 43).
    const activity = answer?.headers.get(ACTIVITY_HEADER);
    if (activity) made.push(activity);
  }
  return made;
}

test('undoing any changes in reverse restores the venue, and undoing the undos repeats them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed(), { minLength: 3, maxLength: 14 }), async (sequence) => {
      const world = await aWorld();
      const { owner } = world;
      const before = await treeOf(owner.venueId);
      const made = await doAll(world, sequence);
      const after = await treeOf(owner.venueId);
      const undone: string[] = [];
      for (const activity of made.reverse()) undone.push(await undo(owner, activity));
      expect(await treeOf(owner.venueId)).toEqual(before);
      for (const activity of undone.reverse()) await undo(owner, activity);
      expect(await treeOf(owner.venueId)).toEqual(after);
    }),
    { numRuns: rounds(8, 150) },
  );
});
