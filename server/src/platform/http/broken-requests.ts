import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { MEDIA_TYPE } from '@sofra/contract/api/jsonapi';
import { DEFAULT_LOCALE } from '@sofra/contract/languages/locales';
import { errorDocument, Refusal } from './answer.ts';

/**
 * Answers a request that is no HTTP, has too many headers or never ends with an error document, and hangs up.
 */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { problems, statusCode } = new Refusal([{ code: 'malformed_request' }]);
  const body = JSON.stringify(errorDocument(problems, randomUUID(), DEFAULT_LOCALE));
  const head = [
    `HTTP/1.1 ${statusCode} Bad Request`,
    `content-type: ${MEDIA_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
