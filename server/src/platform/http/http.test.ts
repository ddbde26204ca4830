import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { MEDIA_TYPE } from '@sofra/contract/api/jsonapi';
import { expect, test } from 'vitest';
import { createHttp, SLOW_REQUEST_MS } from './http.ts';

test('a slow body is cut off after half a minute', async () => {
  expect(SLOW_REQUEST_MS).toBe(30_000);
  const app = createHttp({ logLevel: 'silent', proxies: 0, slowRequestMs: 200 });
  app.post('/slow', async () => 'never');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes.toString();
  });
  socket.write(
    `POST /slow HTTP/1.1\r\nHost: a\r\nContent-Type: ${MEDIA_TYPE}\r\nContent-Length: 100\r\n\r\n{`,
  );
  const drops = setInterval(() => socket.write(' '), 50);
  await once(socket, 'close').finally(() => clearInterval(drops));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  await app.close();
});
