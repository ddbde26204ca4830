import type { Locale } from '@sofra/contract/languages/locales';
import type { ColumnType, Generated } from 'kysely';

type Users = {
  id: string;
  kind: 'customer' | 'support';
  email: string;
  email_folded: string;
  /** A confirmed person's next address, until its link is followed. */
  pending_email: ColumnType<string | null, string | null | undefined, string | null>;
  first_name: string;
  last_name: string;
  phone: string | null;
  city_id: string | null;
  locale: Locale;
  password_hash: string | null;
  photo_id: string | null;
  confirmed_at: Date | null;
  created_at: Date;
  version: Generated<number>;
};

/** The tokens of links in mails, hashed; `email_folded` is the address that the link went to. */
type UserTokens = {
  hash: Buffer;
  user_id: string;
  purpose: 'confirm' | 'reset';
  email_folded: string;
  /** Null: as long as the address is the person's. */
  expires_at: Date | null;
  created_at: Date;
};

/** Accounts that have let support in; `accepted_at` is support's first visit. */
type SupportInvitations = {
  account_id: string;
  invited_at: Date;
  until: Date;
  accepted_at: Date | null;
};

type Contacts = { id: string; message: string; reply_to: string; created_at: Date };

type Accounts = {
  id: string;
  owner_id: string;
  created_at: Date;
  /** The number of its activities, which is the number of the newest. */
  activity_count: Generated<number>;
};

type Memberships = { user_id: string; account_id: string; role: string };

type Sessions = {
  id: string;
  token_hash: Buffer;
  sign_in_id: string;
  user_id: string;
  account_id: string | null;
  venue_id: string | null;
  support_user_id: string | null;
  remembered: boolean;
  created_at: Date;
  expires_at: Date;
};

type IdempotencyKeys = {
  session_id: string;
  key: string;
  call: string;
  status: number | null;
  body: string | null;
  at: Date;
};

/** The tables of people, their accounts and sessions. */
export type AccountTables = {
  users: Users;
  user_tokens: UserTokens;
  accounts: Accounts;
  memberships: Memberships;
  sessions: Sessions;
  support_invitations: SupportInvitations;
  contacts: Contacts;
  idempotency_keys: IdempotencyKeys;
};
