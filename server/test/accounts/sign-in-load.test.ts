import { expect, test } from 'vitest';
import { call } from '../tools/client.ts';
import { anOwner } from '../tools/factories.ts';

const AT_ONCE = 50;
/** The least number of other calls meanwhile, enough for a meaningful 95th percentile. */
const READS = 21;
/** The longest wait that feels immediate; without a bound on hashing, others waited for all fifty. */
const MOST_MS = 250;
/** Or this share of what the fifty take together, on a machine that has other work and is slow at everything. */
const MOST_SHARE = 1 / 4;

const p95 = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length * 0.95)] ?? 0;

test('fifty concurrent sign-ins do not slow other calls down', async () => {
  const owner = await anOwner();
  const attributes = { email: owner.email, password: owner.password };
  const signIn = () => call('POST /sign_in', { body: { data: { type: 'users', attributes } } });
  await signIn();
  const took: number[] = [];
  let signedIn = 0;
  let all = 0;
  const begun = performance.now();
  const comeAgain = async () => {
    do {
      await signIn();
      signedIn += 1;
      if (signedIn === AT_ONCE) all = performance.now() - begun;
    } while (took.length < READS);
  };
  const crowd = Array.from({ length: AT_ONCE }, comeAgain);
  while (took.length < READS || signedIn < AT_ONCE) {
    const start = performance.now();
    await call('GET /me/profile', { token: owner.token });
    took.push(performance.now() - start);
  }
  await Promise.all(crowd);
  expect(p95(took)).toBeLessThan(Math.max(MOST_MS, all * MOST_SHARE));
});
