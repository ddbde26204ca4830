import type { Activity as ActivityResource } from '@sofra/contract/history/history';

/** An activity, as the console holds it: in a list its changes are their gist. */
export type Activity = { id: string } & ActivityResource['attributes'];
