import { IS_PROOF } from '../scripts/proof.ts';
import { test } from './fixtures.ts';
import { personAt, personAtKeyboard } from './interactions.ts';
import { ARABIC, doMainJob, ENGLISH, RUSSIAN } from './main-job.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('an owner registers, publishes and changes a price in few interactions', async ({ page }, info) => {
  await doMainJob(page, { says: ENGLISH, by: personAt }, info);
});

test('an owner does the same with the keyboard alone', async ({ page }, info) => {
  await doMainJob(page, { says: ENGLISH, by: personAtKeyboard }, info);
});

/** Arabic runs the other way; what Russian says is typed and measured, and proving goes through it too. */
const OTHERS = [['ar', ARABIC] as const, ...(IS_PROOF ? [['ru', RUSSIAN] as const] : [])];

for (const [locale, says] of OTHERS)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('an owner does the same', async ({ page }, info) => {
      await doMainJob(page, { says, by: personAt, locale }, info);
    });
  });
