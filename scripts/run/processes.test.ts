import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

const MODULE = new URL('./processes.mjs', import.meta.url).href;

test.skipIf(process.platform === 'win32')(
  'a start becomes the server: the process that was started is its',
  async () => {
    const script = `import { become } from '${MODULE}'; become(['-e', 'console.log(process.pid, process.argv[1])', 'and']);`;
    const ended = Promise.withResolvers<string>();
    const child = execFile(process.execPath, ['--input-type=module', '-e', script], (error, stdout) =>
      error ? ended.reject(error) : ended.resolve(stdout),
    );
    expect(await ended.promise).toBe(`${child.pid} and\n`);
  },
);
