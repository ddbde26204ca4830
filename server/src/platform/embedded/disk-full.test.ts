import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from './embedded-database.ts';
import { supervisePool } from './supervised-pool.ts';
import { copyFreshDatabase, makeEmptyFolder } from './testing/data-folders.ts';

const DISK = '160m';
const BALLAST_BYTES = 60_000_000;
const ROW_BYTES = 400_000;

let disk: string;
let mounted: boolean;
let whyNot: string;

beforeEach(() => {
  disk = makeEmptyFolder();
  const mount = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk], {
    encoding: 'utf8',
  });
  mounted = mount.status === 0;
  whyNot = mount.error?.message ?? mount.stderr;
});

afterEach(() => {
  if (mounted) expect(spawnSync('/bin/umount', [disk], { encoding: 'utf8' }).stderr).toBe('');
  rmSync(disk, { recursive: true });
});

const WRITES = [
  { what: 'tables', write: 'insert into rows values ($1, $2)', reason: /53100/ },
  {
    what: 'the log',
    write: `with row as (insert into rows values ($1, '') returning id)
      select pg_logical_emit_message(true, 'fill', $2::bytea) from row`,
    reason: /PANIC 53100/,
  },
];

test.for(WRITES)(
  'a disk filled by $what: nothing uncommitted is shown, nothing acknowledged lost',
  async ({ write: sql, reason }, { skip }) => {
    skip(!mounted, `no small disk could be mounted to fill: ${whyNot}`);
    await copyFreshDatabase(disk);
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(BALLAST_BYTES));
    const reasons: string[] = [];
    const log = {
      info: () => {},
      warn: () => {},
      error: (details: object) => reasons.push(JSON.stringify(details)),
    };
    let restarts = 0;
    const embedded = await openEmbedded({ dataDir: disk, log, onRestart: () => (restarts += 1) });
    const pool = new pg.Pool(embedded.connection);
    supervisePool(pool, embedded, log);
    const count = async () =>
      (await pool.query<{ count: number }>('select count(*)::int count from rows')).rows[0]?.count;
    try {
      await pool.query('create table rows (id int primary key, body bytea)');
      let acknowledged = 0;
      const shown = new Set<number | undefined>();
      for (let failed = false; !failed; ) {
        const write = pool.query(sql, [acknowledged, randomBytes(ROW_BYTES)]);
        // Asked before anybody can know how the write ends, and answered after it.
        const look = count().then(
          (seen) => [seen],
          () => [],
        );
        failed = await write.then(
          () => false,
          () => true,
        );
        if (!failed) acknowledged += 1;
        for (const seen of await look) shown.add(seen);
        expect(shown).not.toContain(acknowledged + 1);
      }
      expect(reasons[0]).toMatch(reason);
      expect(embedded.available()).toBe(false);
      await expect(count()).rejects.toThrow();
      await pause(1_000); // this thread is alive, and the database cannot start yet or has started with what it had
      rmSync(ballast);
      await expect.poll(() => embedded.available()).toBe(true);
      expect(await count()).toBe(acknowledged);
      await pool.query(sql, [acknowledged, randomBytes(ROW_BYTES)]);
      expect(await count()).toBe(acknowledged + 1);
      expect(restarts).toBeGreaterThan(0);
    } finally {
      await pool.end();
      await embedded.close();
    }
  },
);
