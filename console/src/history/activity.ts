import type { Activity as ActivityResource } from '@sofra/contract/history/history';

type Attributes = ActivityResource['attributes'];

/** An activity, as the console holds it: in a list its changes are their gist. */
export type Activity = { id: string } & Attributes;

/** An activity as a list is answered it: with its gist in place of its changes. */
export type InGist = {
  type: 'activities';
  id: string;
  attributes: Omit<Attributes, 'changes'> & { gist: Attributes['changes'] };
};
