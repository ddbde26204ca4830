// Moves money between accounts for ever and says so after each commit; killed by the tests.
// First it tells what it finds: the number of transfers, the highest number and the sum of the accounts.
import { writeSync } from 'node:fs';
import pg from 'pg';
import { openEmbedded } from '../embedded-database.ts';
import { supervisePool } from '../supervised-pool.ts';

const say = (line: string) => writeSync(1, `${line}\n`);
const log = {
  info: say.bind(null, ''),
  warn: () => {},
  error: (details: object) => say(JSON.stringify(details)),
};

const embedded = await openEmbedded({ dataDir: process.argv[2] ?? '', log });
const pool = new pg.Pool(embedded.connection);
supervisePool(pool, embedded, log);

await pool.query(`
  create table if not exists transfers (number int primary key);
  create table if not exists accounts (id int primary key, money int not null);
  insert into accounts select id, 100 from generate_series(1, 10) id on conflict do nothing`);
const found = await pool.query<{ count: number; last: number; money: number }>(`
  select count(*)::int count, coalesce(max(number), 0) last, (select sum(money)::int from accounts) money
  from transfers`);
say(`found ${JSON.stringify(found.rows[0])}`);

for (let number = (found.rows[0]?.last ?? 0) + 1; ; number += 1) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('update accounts set money = money - 1 where id = $1', [1 + (number % 10)]);
  await client.query('insert into transfers values ($1)', [number]);
  await client.query('update accounts set money = money + 1 where id = $1', [1 + ((number * 7 + 3) % 10)]);
  await client.query('commit');
  client.release();
  say(`done ${number}`);
}
