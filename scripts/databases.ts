/** API tests in which the database has no part. */
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
  'worst-addresses',
  'worst-bodies',
];

/**
 * API tests that ask a database for nothing but rows by their ids: no lock, no order of texts, no job, no copy of a branch.
 * `npm run prove -- databases` runs them on both.
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

/** Tells the embedded database's tests that PostgreSQL, which is installed here, runs those that are alike. */
export const WITH_POSTGRES = { TEST_WITH_POSTGRES: 'yes' };

/** The names of the API tests that a run on the embedded database leaves to PostgreSQL, which takes half as long for them. */
export function leftToPostgres(): string[] {
  return process.env.TEST_WITH_POSTGRES ? [...WITHOUT, ...ALIKE] : [];
}
