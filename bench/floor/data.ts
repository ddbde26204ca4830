import pg from 'pg';
import { TABLES } from './statements.ts';

const COPIED = ['menus', 'sections', 'items', 'extras'] as const;

/** Makes the floor's tables in a database and fills them with what the product has, what is in the bin left out. */
export async function fillFloor(productUrl: string, floorUrl: string): Promise<void> {
  const [product, floor] = [productUrl, floorUrl].map(
    (connectionString) => new pg.Client({ connectionString }),
  );
  if (!product || !floor) return;
  await Promise.all([product.connect(), floor.connect()]);
  for (const statement of TABLES) await floor.query(statement);
  for (const table of COPIED) {
    const { rows } = await product.query<{ all: string }>(
      `select coalesce(json_agg(r), '[]')::text as all from ${table} r where deleted_at is null`,
    );
    await floor.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      rows[0]?.all,
    ]);
  }
  await Promise.all([product.end(), floor.end()]);
}
