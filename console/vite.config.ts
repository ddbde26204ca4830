import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressPlugin } from './vite/precompress.ts';
import { shellPlugin } from './vite/shell.ts';

export default defineConfig({
  plugins: [react(), shellPlugin(), precompressPlugin()],
  // The server puts a new one into each answer (`server/src/console-files.ts`).
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: '../build/console',
    emptyOutDir: true,
    manifest: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
    // A picture in the style sheet would be sent to everyone who needs the sheet alone.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
