import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { shellPlugin } from './shell.ts';

test('the script that chooses the frame before the first paint is valid', async () => {
  const { transformIndexHtml: hook } = shellPlugin();
  if (typeof hook !== 'object') throw new Error('The shell changes the page in its own order.');
  const page = '<html><head></head><body><!--shell--></body></html>';
  const html = await (hook.handler as (html: string) => Promise<string>)(page);
  const [, script = ''] = /<script[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(script).not.toBe('');
  expect(() => new Script(script)).not.toThrow();
});
