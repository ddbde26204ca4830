import pg from 'pg';

/** The word in the names of the venue that is copied: each copy has its number after it. */
export const NAME = 'one-of-many';

/** The tables with rows of a venue and its account, in no order: references are not looked at while rows are copied. */
const TABLES = [
  ...['users', 'accounts', 'memberships', 'venues', 'venue_slugs', 'blobs', 'themes', 'menu_themes'],
  ...['menus', 'sections', 'items', 'extras', 'activity'],
  ...['publications', 'publication_parts', 'publication_rows'],
];

/** The venues that are made in one transaction. */
const AT_ONCE = 2000;

/** The settings of PostgreSQL while rows are copied: nothing is flushed. */
const WHILE_COPYING = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  maintenance_work_mem: '512MB',
};

type Column = { table: string; name: string; type: string };

/** SQL: the last twelve hexadecimal digits of the ids of copy `n`; the factor spreads them as chance would. */
const DIGITS = `lpad(to_hex((n::bigint * 2654435761) % 4294967296), 12, '0')`;
const HASH_DIGITS = 52;

const named = (place: string) => `replace(${place}, '${NAME}', '${NAME}-' || n)`;
const hashed = (place: string) => `left(${place}, ${HASH_DIGITS}) || ${DIGITS}`;

/** SQL: columns of copy `n` of a row `r` that are not copied by their type. */
const COPIED: Record<string, (place: string) => string> = {
  'venues.slug': named,
  'venue_slugs.slug': named,
  'users.email': named,
  'users.email_folded': named,
  'publication_parts.hash': hashed,
  'publications.venue_part': hashed,
  'publications.branding_part': hashed,
  'publications.menu_parts': (place) => `(select array_agg(${hashed('hash')}) from unnest(${place}) hash)`,
  // The transaction that wrote the row: the one that copies it.
  'publication_rows.mark': () => 'pg_current_xact_id()::xid::text',
};

/** The mark in place of the last digits of ids within the JSON that is copied. */
const MARK = '############';

/** SQL: a column of the rows that are copied, with that mark. */
function marked({ name, type }: Column): string {
  if (type !== 'jsonb') return `"${name}"`;
  const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-)[0-9a-f]{12}';
  return `regexp_replace("${name}"::text, '${id}', '\\1${MARK}', 'g') as "${name}"`;
}

/** SQL: a column of copy `n` of such a row `r`: ids are other ones, also within JSON. */
function copied({ table, name, type }: Column): string {
  const place = `r."${name}"`;
  const own = COPIED[`${table}.${name}`];
  if (own) return own(place);
  if (type === 'uuid') return `(left(${place}::text, 24) || ${DIGITS})::uuid`;
  return type === 'jsonb' ? `replace(${place}, '${MARK}', ${DIGITS})::jsonb` : place;
}

/** The columns of the tables, but for those that count by themselves. */
async function columnsOf(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query(
    `select table_name as table, column_name as name, udt_name as type from information_schema.columns
      where table_schema = 'public' and table_name = any($1) and is_identity = 'NO' and is_generated = 'NEVER'
        and coalesce(column_default, '') not like 'nextval%'`,
    [TABLES],
  );
  return rows;
}

async function copyTo(client: pg.Client, columns: readonly Column[], from: number, to: number) {
  await client.query('begin');
  for (const table of TABLES) {
    const own = columns.filter((column) => column.table === table);
    const names = own.map(({ name }) => `"${name}"`).join(', ');
    const copies = `select ${own.map(copied).join(', ')} from generate_series(${from}, ${to}) n, only_${table} r`;
    await client.query(`insert into ${table} (${names}) ${copies}`);
  }
  await client.query('commit');
}

/** The bytes of a database, with its indexes. */
async function databaseBytes(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_database_size(current_database())::float8 as bytes');
  return rows[0].bytes;
}

async function configure(client: pg.Client, statementOf: (name: string, value: string) => string) {
  for (const [name, value] of Object.entries(WHILE_COPYING)) await client.query(statementOf(name, value));
  await client.query('select pg_reload_conf()');
}

/** Copies the only venue of a database until there are so many, each with an owner of its own; answers the bytes that one takes. */
export async function multiply(url: string, venues: number): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  await configure(client, (name, value) => `alter system set ${name} = '${value}'`);
  await client.query('set session_replication_role = replica');
  const before = await databaseBytes(client);
  const columns = await columnsOf(client);
  for (const table of TABLES) {
    const own = columns.filter((column) => column.table === table).map(marked);
    await client.query(`create temp table only_${table} as select ${own.join(', ')} from ${table}`);
  }
  // Indexes are built after the rows, which is ten times as quick.
  await client.query(
    'update pg_index set indisready = false, indisvalid = false where indrelid = any($1::regclass[])',
    [TABLES],
  );
  for (let from = 2; from <= venues; from += AT_ONCE) {
    await copyTo(client, columns, from, Math.min(venues, from + AT_ONCE - 1));
    console.error(
      `${Math.round(performance.now() / 1000)} s: ${Math.min(venues, from + AT_ONCE - 1)} venues`,
    );
  }
  for (const table of TABLES) await client.query(`reindex table ${table}`);
  await client.query('vacuum analyze');
  const bytes = (await databaseBytes(client)) - before;
  await configure(client, (name) => `alter system reset ${name}`);
  await client.query('checkpoint');
  await client.end();
  return bytes / Math.max(1, venues - 1);
}
