import { test } from './fixtures.ts';
import { personAt, personAtKeyboard } from './interactions.ts';
import { ARABIC, doMainJob, ENGLISH, RUSSIAN } from './main-job.ts';

test('an owner registers, publishes and changes a price in few interactions', async ({ page }, info) => {
  await doMainJob(page, { says: ENGLISH, by: personAt }, info);
});

test('an owner does the same with the keyboard alone', async ({ page }, info) => {
  await doMainJob(page, { says: ENGLISH, by: personAtKeyboard }, info);
});

for (const [locale, says] of [
  ['ar', ARABIC],
  ['ru', RUSSIAN],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('an owner does the same', async ({ page }, info) => {
      await doMainJob(page, { says, by: personAt, locale }, info);
    });
  });
