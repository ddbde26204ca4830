import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

const QUERY = '?minified';

/**
 * Imports a script's text, minified: `import { script } from './browser.js?minified'`. Names at its top level stay, for
 * scripts that are joined share them.
 */
export const minifiedPlugin = (): Plugin => ({
  name: 'sofra-minified',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const path = id.slice(0, -QUERY.length);
    this.addWatchFile(path);
    const { code, errors } = await minify(path, await readFile(path, 'utf8'), {
      mangle: { toplevel: false },
    });
    if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
    return `export const script = ${JSON.stringify(code)};`;
  },
});
