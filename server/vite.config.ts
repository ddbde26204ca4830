import { defineConfig, type Plugin } from 'vite';
import { minifiedPlugin } from '../guest/vite/minified.ts';
import { EXTERNALS } from './vite/externals.ts';

/** One letter beyond ASCII makes V8 keep the whole bundle at two bytes a letter, so they are written as escapes. */
const asciiPlugin = (): Plugin => ({
  name: 'sofra-ascii',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[\u0080-\uffff]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
});

const LATE = '\0late:';

/** Fastify reads these as it is loaded, for options that nobody sets: loaded when they are used, they cost 1 MB less. */
const latePlugin = (): Plugin => ({
  name: 'sofra-late',
  enforce: 'pre',
  resolveId: (id) => (/^node:http(s|2)$/.test(id) ? LATE + id : null),
  load: (id) =>
    id.startsWith(LATE)
      ? `module.exports = new Proxy({}, { get: (_, name) => process.getBuiltinModule('${id.slice(LATE.length)}')[name] });`
      : null,
});

// All else is bundled in: reading a thousand small files costs a third of the start (docs/decisions/0004).
export default defineConfig({
  plugins: [minifiedPlugin(), latePlugin(), asciiPlugin()],
  build: {
    ssr: true,
    target: 'node24',
    outDir: '../build/server',
    emptyOutDir: true,
    // Not minified: a stack trace then names what it should without a map, which would cost time at every start.
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        commands: 'src/commands/main.ts',
        'embedded-worker': 'src/platform/embedded/embedded-worker.ts',
      },
      // V8 keeps what it has read: comments too, and two bytes a letter.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: [...EXTERNALS] },
});
