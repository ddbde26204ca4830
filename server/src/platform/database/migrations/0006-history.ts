import { type Kysely, sql } from 'kysely';

const tree = ['menus', 'sections', 'items', 'extras'];

const statements = [
  // `undoes`: the activity that it took back; `part_of`: the first one of the same call; `undone`: whether it is taken back.
  `alter table activity add column undoes bigint, add column part_of bigint,
    add column undone boolean not null default false`,
  'create index activity_parts on activity (part_of) where part_of is not null',
  `create index activity_into_bin on activity (venue_id, at) where action = 'delete'`,
  ...tree.map((table) => `create index ${table}_in_bin on ${table} (parent_id) where deleted_at is not null`),
  // Rows and pictures that go for good are looked for wherever something may refer to them.
  ...['sections', 'items', 'extras'].map(
    (table) => `create index ${table}_of_parent on ${table} (parent_id)`,
  ),
  'create index menu_themes_of_menu on menu_themes (menu_id)',
  'create index blobs_of_account on blobs (account_id)',
  ...[
    ...tree.map((table) => [table, 'photo_id']),
    ['users', 'photo_id'],
    ['venues', 'logo_id'],
    ['venues', 'welcome_screen_id'],
    ['themes', 'background_id'],
    ['menu_themes', 'background_id'],
  ].map(
    ([table, column]) =>
      `create index ${table}_of_${column} on ${table} (${column}) where ${column} is not null`,
  ),
];

/** An activity knows what it undoes and whether it is undone; the bin is found, and emptied, without reading all rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
