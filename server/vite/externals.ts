/** Those with a file for each kind of machine. */
export const NATIVE: readonly string[] = ['@node-rs/argon2', 'sharp'];

/** Packages that stay in node_modules: native ones and those that read files of their own. */
export const EXTERNALS: readonly string[] = [
  ...NATIVE,
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  '@fastify/swagger-ui',
  'pg',
];
