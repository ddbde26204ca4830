import { defineConfig } from 'vite';

/** What stays in node_modules: native programs and packages that read files of their own. */
const EXTERNAL = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'pg',
  'pg-boss',
  'sharp',
];

// All else is bundled in: reading a thousand small files costs a third of the start (docs/decisions/0004).
export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    outDir: '../build/server',
    emptyOutDir: true,
    // Not minified: a stack trace then names what it should without a map, which would cost time at every start.
    minify: false,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'embedded-worker': 'src/platform/embedded/embedded-worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: EXTERNAL },
});
