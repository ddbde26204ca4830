import { type Kysely, sql } from 'kysely';

const statements = [
  `create table user_tokens (
    hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    purpose text not null check (purpose in ('confirm', 'reset')),
    email_folded text not null,
    expires_at timestamptz,
    created_at timestamptz not null)`,
  'create index user_tokens_of_user on user_tokens (user_id)',
  'alter table users add column pending_email text',
  `create table support_invitations (
    account_id uuid primary key references accounts on delete cascade,
    invited_at timestamptz not null,
    until timestamptz not null,
    accepted_at timestamptz)`,
  `create table contacts (
    id uuid primary key,
    message text not null,
    reply_to text not null,
    created_at timestamptz not null)`,
  'create index activity_of_account on activity (account_id, id)',
];

/** Tables for the tokens in mails, the invitations of support, and the messages to support. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
