import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** Puts the smallest brotli and gzip beside each file of the build, so that the server only has to send them. */
export function precompressPlugin(): Plugin {
  return {
    name: 'sofra-precompress',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) throw new Error('The build has no folder.');
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(name) || name.startsWith('.')) continue;
        const body = readFileSync(join(dir, name));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(body));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(body, { level: 9 }));
      }
    },
  };
}
