/**
 * The floor: what an answer costs at the least. Bare node:http, a pool of ten connections with named statements, a
 * constant token compared; no validation, no authorisation, no envelope. Started by the bench as a process of its own.
 */
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { renderPages } from './publish.ts';
import { COUNT, DUPLICATE, KEEP, LIST, PATCH, REORDER, TREE, VENUE } from './statements.ts';

const TOKEN = 'Bearer floor';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const pages = new Map<string, Buffer>();

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return JSON.parse(text);
}

const rowsOf = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows;

type Answering = (id: string, request: IncomingMessage) => Promise<string>;

const ANSWERS: Record<string, Answering> = {
  ready: async () => JSON.stringify(await rowsOf('ready', 'select 1', [])),
  tree: async (id) => (await rowsOf('tree', TREE, [id]))[0].tree,
  list: async (id) => {
    const [rows, total] = await Promise.all([rowsOf('list', LIST, [id]), rowsOf('count', COUNT, [id])]);
    return JSON.stringify({ rows, ...total[0] });
  },
  patch: async (id, request) => {
    const { title, price } = await bodyOf(request);
    return JSON.stringify((await rowsOf('patch', PATCH, [id, title, price]))[0]);
  },
  reorder: async (_id, request) => {
    const { ids, positions } = await bodyOf(request);
    await pool.query({ name: 'reorder', text: REORDER, values: [ids, positions] });
    return '{}';
  },
  duplicate: async (id, request) => {
    const { word } = await bodyOf(request);
    const client = await pool.connect();
    await client.query('begin');
    for (const [level, text] of DUPLICATE.entries())
      await client.query({ name: `duplicate${level}`, text, values: [id, word] });
    await client.query('commit');
    client.release();
    return '{}';
  },
  publish: async (id) => {
    const { document } = (await rowsOf('venue', VENUE, [id]))[0];
    const made = await renderPages(document);
    for (const [at, page] of made.entries()) pages.set(`/${id}/${at}`, page);
    await rowsOf('keep', KEEP, [document]);
    return '{}';
  },
};

const server = createServer(async (request, response) => {
  const [, what = '', id = ''] = (request.url ?? '').split('/');
  if (what !== 'ready' && request.headers.authorization !== TOKEN) return response.writeHead(401).end();
  const answer = await ANSWERS[what]?.(id, request);
  if (answer === undefined) return response.writeHead(404).end();
  const length = Buffer.byteLength(answer);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(answer);
});

server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
