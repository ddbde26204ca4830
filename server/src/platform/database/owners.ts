import type { Tables } from './tables.ts';

/** The module that each table belongs to: it alone writes it (`architecture.test.ts`). */
export const OWNERS = {
  client_limits: 'platform',
  schedules_due: 'platform',
  accounts: 'sessions',
  memberships: 'sessions',
  sessions: 'sessions',
  activity: 'activity',
  idempotency_keys: 'api',
  blobs: 'uploads',
  users: 'accounts',
  user_tokens: 'accounts',
  venues: 'venues',
  venue_slugs: 'venues',
  menus: 'catalogue',
  sections: 'catalogue',
  items: 'catalogue',
  extras: 'catalogue',
  themes: 'branding',
  menu_themes: 'branding',
  sold_out: 'sold-out',
  publications: 'publishing',
  publication_parts: 'publishing',
  venue_syncs: 'sync',
  support_invitations: 'support',
  contacts: 'support',
} as const satisfies Record<keyof Tables, string>;
