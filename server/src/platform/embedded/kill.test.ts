import { readdirSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { randomOf } from '../../../../scripts/pictures/random.ts';
import { rounds, SEED } from '../../../../scripts/proof.ts';
import { makeDataFolder, makeEmptyFolder } from './testing/data-folders.ts';
import { runScript, type Script } from './testing/processes.ts';

const KILLS = rounds(10, 200);
const FIRST_START_KILLS = rounds(3, 20);
const ALL_MONEY = 1000;
const { between } = randomOf(String(SEED));

type Found = { count: number; last: number; money: number };

test('kills lose no acknowledged commit and leave no half transfer', async () => {
  const folder = await makeDataFolder();
  let acknowledged = 0;
  try {
    for (let kill = 0; kill <= KILLS; kill += 1) {
      const script = runScript('transfers.ts', folder);
      await killSometime(script, kill);
      const found = readFound(script);
      if (found) {
        expect(found).toEqual({ count: found.last, last: found.last, money: ALL_MONEY });
        expect([acknowledged, acknowledged + 1]).toContain(found.last);
        acknowledged = found.last;
      }
      acknowledged = Math.max(acknowledged, lastDone(script));
    }
    expect(acknowledged).toBeGreaterThan(KILLS);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a first start killed at any moment leaves a folder that starts', async () => {
  for (let kill = 0; kill < FIRST_START_KILLS; kill += 1) {
    const folder = makeEmptyFolder();
    try {
      const killed = runScript('open.ts', folder);
      await Promise.race([killed.ended, pause(between(200, 4_000))]);
      killed.process.kill('SIGKILL');
      await killed.ended;
      const next = runScript('open.ts', folder);
      expect(await next.ended, next.errors()).toBe(0);
      expect(readdirSync(folder).toSorted()).toEqual(['lock.db', 'pg']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
});

/** Every fifth while it starts (which then means in the midst of recovery), the others while it writes. */
async function killSometime(script: Script, kill: number): Promise<void> {
  if (kill % 5 === 4) {
    await pause(between(100, 900));
  } else {
    await script.line('done ');
    await pause(between(1, 300));
  }
  script.process.kill('SIGKILL');
  await script.ended;
}

function readFound(script: Script): Found | undefined {
  const line = script.lines.find((each) => each.startsWith('found '));
  return line && JSON.parse(line.slice('found '.length));
}

function lastDone(script: Script): number {
  const line = script.lines.findLast((each) => each.startsWith('done '));
  return line ? Number(line.slice('done '.length)) : 0;
}
