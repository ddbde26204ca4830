import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/**
 * A copy of a body in a buffer of its own size: the result of zlib would keep its 16 kB work buffer alive.
 */
function fitting(made: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(made.length);
  made.copy(own);
  return own;
}

async function brotliAt(quality: number, body: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return fitting(await brotli(body, { params }));
}

/** A body in its kept codings; `length` is its uncompressed size. Gzip is made on demand. */
export type Encoded = { br: Buffer; gzip?: Buffer; length: number };

/** Compresses a body quickly, in the coding that nearly every guest asks for. */
export async function encode(body: Buffer): Promise<Encoded> {
  return { br: await brotliAt(5, body), length: body.length };
}

/** The uncompressed body, which is not kept: it is ten times as large and hardly anyone asks for it. */
export function decode({ br }: Encoded): Buffer {
  return brotliDecompressSync(br);
}

/** The body in gzip; before the background has made it, the first call takes some milliseconds. */
export function gzipOf(encoded: Encoded): Buffer {
  encoded.gzip ??= fitting(gzipSync(decode(encoded)));
  return encoded.gzip;
}

/** The same with gzip and the smallest brotli there is; some hundred times slower, so for the background. */
export async function encodeFully(encoded: Encoded): Promise<Encoded> {
  const body = await unbrotli(encoded.br);
  const [br, gz] = await Promise.all([brotliAt(11, body), encoded.gzip ?? zip(body).then(fitting)]);
  return { br: br.length < encoded.br.length ? br : encoded.br, gzip: gz, length: encoded.length };
}
