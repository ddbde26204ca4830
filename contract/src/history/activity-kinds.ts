/** The actions of each kind of activity, in the order in which a filter offers the kinds. */
export const ACTIONS_OF_KIND = {
  prices: ['update'],
  changed: ['update'],
  translated: ['translate'],
  added: ['create', 'duplicate', 'restore'],
  moved: ['move', 'reorder'],
  deleted: ['delete', 'purge'],
  sold_out: ['sold_out'],
  put_back: ['publication_restore', 'discard'],
  synced: ['sync', 'sync_branch'],
  account: [
    'venue_create',
    'venue_update',
    'venue_delete',
    'profile_update',
    'email_change',
    'password_change',
    'support_invite',
    'support_withdraw',
  ],
} as const;

/** The kinds of activities, for a filter: each activity has one. */
export type ActivityKind = keyof typeof ACTIONS_OF_KIND;

/** The kinds of activities. */
export const ACTIVITY_KINDS = Object.keys(ACTIONS_OF_KIND) as [ActivityKind, ...ActivityKind[]];

type Recorded = { action: string; changes: readonly { after: object | null }[] };

/** The kind of an activity: an update that changes a price is one of prices. */
export function kindOf({ action, changes }: Recorded): ActivityKind {
  if (action === 'update')
    return changes.some(({ after }) => after && 'price' in after) ? 'prices' : 'changed';
  const isOf = (kind: ActivityKind) => (ACTIONS_OF_KIND[kind] as readonly string[]).includes(action);
  return ACTIVITY_KINDS.find(isOf) ?? 'changed';
}
