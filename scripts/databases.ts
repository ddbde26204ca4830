import { IS_PROOF } from './proof.ts';

/** API tests in which the database has no part. The embedded one, which everybody has, runs them. */
const WITHOUT = [
  'bucket',
  'scheduled-backups',
  'contract',
  'description',
  'fuzz',
  'geocode',
  'guest-scripts',
  'mails',
  'operator',
  'standings',
  'support-chat',
  'translation-services',
  'worst-inputs',
];

/**
 * API tests that ask a database for nothing but rows by their ids: no lock, no order of texts, no job, no copy of a branch.
 * Each of two databases runs every other one; `npm run prove -- databases` runs all on both.
 */
export const ALIKE = [
  'add-sections',
  'branding',
  'copies',
  'demo',
  'first-menu',
  'first-second',
  'formats',
  'ingredient-states',
  'journey',
  'languages',
  'lengths',
  'outdated',
  'overview',
  'prepared',
  'previews',
  'profile',
  'recovery',
  'requests',
  'room',
  'sent-back',
  'session-state',
  'sessions',
  'share-cards',
  'shared-dishes',
  'sitemap',
  'suggestions',
  'support',
  'themes',
  'translations',
  'venues',
  'warnings',
];

/** Tells the embedded database's tests that PostgreSQL runs every other one of those that are alike. */
export const WITH_POSTGRES = { TEST_WITH_POSTGRES: 'yes' };

const everyOther = (first: 0 | 1) => ALIKE.filter((_, at) => at % 2 === first);

/** The names of the API tests that a run leaves to the other database. */
export function leftToOther(): string[] {
  if (IS_PROOF) return [];
  if (process.env.TEST_DATABASE_URL) return [...WITHOUT, ...everyOther(0)];
  return process.env.TEST_WITH_POSTGRES ? everyOther(1) : [];
}
