/** Bare node:http, a process of its own: answers from memory what the JSON file at ANSWER holds. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { ANSWER, PORT } = process.env;
const { path, tag, body: base64 } = ANSWER ? JSON.parse(readFileSync(ANSWER, 'utf8')) : { body: '' };
const body = Buffer.from(base64, 'base64');
const unchanged = ['etag', tag, 'cache-control', 'public, max-age=0, must-revalidate'];
const type = ['content-type', 'text/html; charset=utf-8', 'content-encoding', 'br'];
const headers = [...type, ...unchanged, 'content-length', String(body.length)];

const server = createServer((request, response) => {
  if (request.url !== path) response.writeHead(request.url === '/ready' ? 200 : 404).end();
  else if (request.headers['if-none-match'] === tag) response.writeHead(304, unchanged).end();
  else response.writeHead(200, headers).end(body);
});
server.listen(Number(PORT), '127.0.0.1');
