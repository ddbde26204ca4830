import { type Kysely, sql } from 'kysely';

const statements = [
  // Activities outlive the rows they name; each foreign key cost a look-up and a row lock on every change.
  ...['account_id', 'venue_id', 'user_id', 'support_user_id'].map(
    (column) => `alter table activity drop constraint activity_${column}_fkey`,
  ),
  'alter table activity add column published boolean not null default false',
  `update activity set published = true from (
    select a.id, row_number() over (partition by a.venue_id order by a.id desc) as age, v.unpublished_changes
    from activity a join venues v on v.id = a.venue_id) known
  where known.id = activity.id and known.age > known.unpublished_changes`,
  'create index activity_unpublished on activity (venue_id) where not published',
  'alter table venues drop column unpublished_changes',
  'alter table sections add column item_count integer not null default 0',
  'alter table menus add column section_count integer not null default 0, add column item_count integer not null default 0',
  `update sections set item_count = (
    select count(*) from items where items.parent_id = sections.id and items.deleted_at is null)`,
  `update menus set (section_count, item_count) = (
    select count(*), coalesce(sum(item_count), 0) from sections
    where sections.parent_id = menus.id and sections.deleted_at is null)`,
];

/** The count of unpublished changes comes from the activity, and lists know how much is under their rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
