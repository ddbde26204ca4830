import type { Asking } from '../tools/client.ts';
import { anOwner, aPlace, type Owner, type Place } from '../tools/factories.ts';

/** An owner with a menu, a section and an item: what an example is asked with. */
export type World = { owner: Owner } & Place;

/** A world of its own for one test. */
export async function aWorld(): Promise<World> {
  const owner = await anOwner();
  return { owner, ...(await aPlace(owner)) };
}

/** The parameters, query and body with which a call is asked in a world. */
export type Example = (world: World) => Asking | Promise<Asking>;

/** Nothing but the token and the path. */
export const nothing: Example = () => ({});
