/** Packages that stay in node_modules: native ones and those that read files of their own. */
export const EXTERNALS: readonly string[] = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'pg',
  'sharp',
];
