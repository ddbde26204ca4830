/**
 * Bare node:http: finished bytes from a Map and the headers that they cannot do without. It is given what to serve as
 * JSON in a file: path, entity tag, content type, body in base64. Started by the bench as a process of its own.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

type Given = { path: string; tag: string; type: string; body: string };

const given = process.env.PAGES ? (JSON.parse(readFileSync(process.env.PAGES, 'utf8')) as Given[]) : [];
const pages = new Map(
  given.map(({ path, tag, type, body: base64 }) => {
    const body = Buffer.from(base64, 'base64');
    const kept = ['etag', tag, 'cache-control', 'public, max-age=0, must-revalidate'];
    const length = String(body.length);
    const headers = ['content-type', type, 'content-encoding', 'br', ...kept, 'content-length', length];
    return [path, { tag, body, kept, headers }];
  }),
);

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (!page) response.writeHead(request.url === '/ready' ? 200 : 404).end();
  else if (request.headers['if-none-match'] === page.tag) response.writeHead(304, page.kept).end();
  else response.writeHead(200, page.headers).end(page.body);
});

server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
