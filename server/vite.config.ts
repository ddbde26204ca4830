import { defineConfig } from 'vite';

// The workspaces' sources are bundled in; whatever npm installs stays outside and is found in node_modules.
export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    outDir: '../build/server',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'embedded-worker': 'src/platform/embedded/embedded-worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@sofra\//] },
});
