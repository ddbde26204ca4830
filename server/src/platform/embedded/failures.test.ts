import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EIO, flush } from './durable-files.ts';
import { errorScanner, isQueryTimeout, isUnsafe, type ReportedError } from './failures.ts';

function message(letter: string, body: string): Buffer {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body));
  bytes.write(letter);
  bytes.writeUInt32BE(bytes.length - 1, 1);
  bytes.write(body, 5);
  return bytes;
}

const PANIC = 'SPANIC\0VPANIC\0C53100\0Mcould not write: No space left on device\0\0';
const DIVISION = 'SERROR\0VERROR\0C22012\0Mdivision by zero\0\0';

test('finds every error among other messages wherever the stream is cut', () => {
  const row = message('D', 'E\0\0\0\u0005EEE, which only looks like an error');
  const stream = Buffer.concat([
    row,
    message('E', DIVISION),
    row,
    message('Z', 'I'),
    message('E', PANIC),
    row,
  ]);
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
      const seen: ReportedError[] = [];
      const scan = errorScanner((error) => seen.push(error));
      const edges = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
      for (const [index, edge] of edges.entries()) scan(stream.subarray(edge, edges[index + 1]));
      expect(seen).toEqual([
        { severity: 'ERROR', code: '22012', message: 'division by zero' },
        { severity: 'PANIC', code: '53100', message: 'could not write: No space left on device' },
      ]);
    }),
  );
});

test('a panic, a full disk and a broken disk are unsafe; the errors of a statement are not', () => {
  expect(isUnsafe({ severity: 'PANIC', code: 'XX000' })).toBe(true);
  expect(isUnsafe({ severity: 'ERROR', code: '53100' })).toBe(true);
  expect(isUnsafe({ severity: 'ERROR', code: '58030' })).toBe(true);
  expect(isUnsafe({ severity: 'ERROR', code: '23505' })).toBe(false);
  expect(isUnsafe(new Error('Connection terminated unexpectedly'))).toBe(false);
});

test('only an answer that does not come is a query timeout, not a wait for the connection', () => {
  expect(isQueryTimeout(new Error('Query read timeout'))).toBe(true);
  expect(isQueryTimeout(new Error('timeout exceeded when trying to connect'))).toBe(false);
});

test('a flush that fails is told to PostgreSQL as an input/output error', () => {
  expect(flush({ nfd: 2 ** 30, node: null }, String)).toBe(EIO);
  expect(flush({ node: '/there/is/no/such/folder' }, String)).toBe(EIO);
});
