/** The floor, a process of its own: the least that an answer can cost (`docs/benchmarks.md`). */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import pg from 'pg';

const FLAGS = 'ingredient_warnings, food_speciality, is_new, is_popular';
/** The tables from the top down, with the product's columns that the statements need. */
const LEVELS = [
  ['menus', 'position, texts, disabled, schedule, currency, kind'],
  ['sections', 'position, texts, disabled, schedule'],
  ['items', `position, texts, disabled, schedule, price, ${FLAGS}`],
  ['extras', 'position, texts, disabled, price'],
] as const;
const levelTable = ([table, columns]: (typeof LEVELS)[number]) => `
  create table floor.${table} as select id, parent_id, ${columns} from public.${table} where deleted_at is null;
  alter table floor.${table} add primary key (id);
  create index on floor.${table} (parent_id, position);`;
/** The floor's tables, in a schema of their own. */
const TABLES = `create schema floor; ${LEVELS.map(levelTable).join('')}
  create table floor.publications (id bigint generated always as identity primary key, document text not null)`;

/** A menu as one JSON in one language, built by PostgreSQL. */
const TREE = `
  select json_build_object('id', m.id, 'title', m.texts -> 'en' ->> 'title', 'sections', (
    select json_agg(json_build_object('id', s.id, 'title', s.texts -> 'en' ->> 'title', 'items', (
      select json_agg(json_build_object('id', i.id, 'title', i.texts -> 'en' ->> 'title',
        'description', i.texts -> 'en' ->> 'description', 'price', i.price::text, 'warnings', i.ingredient_warnings,
        'speciality', i.food_speciality, 'is_new', i.is_new, 'is_popular', i.is_popular, 'extras', (
          select json_agg(json_build_object('id', e.id, 'title', e.texts -> 'en' ->> 'title', 'price', e.price::text)
            order by e.position) from extras e where e.parent_id = i.id)) order by i.position)
      from items i where i.parent_id = s.id)) order by s.position)
    from sections s where s.parent_id = m.id))::text as tree
  from menus m where m.id = $1`;
const LIST = `select id, texts -> 'en' ->> 'title' as title, texts -> 'en' ->> 'description' as description,
  kind, currency, position, disabled from menus where parent_id = $1 order by position limit 5`;
const COUNT = 'select count(*)::int as total from menus where parent_id = $1';
const PATCH = `update items set texts = jsonb_set(texts, '{en,title}', to_jsonb($2::text)), price = $3 where id = $1
  returning id, texts -> 'en' as texts, price::text, position, disabled, schedule, ${FLAGS}`;
const REORDER = `update items set position = given.position
  from unnest($1::uuid[], $2::int[]) as given(id, position) where items.id = given.id`;
/** The whole menus of a venue in all languages, as a publication holds them. */
const VENUE = `
  select coalesce(json_agg(json_build_object('texts', m.texts, 'rows', (
    select json_agg(json_build_object('texts', s.texts, 'rows', (
      select json_agg(json_build_object('id', i.id, 'texts', i.texts, 'price', i.price::text, 'rows', (
          select json_agg(json_build_object('texts', e.texts, 'price', e.price::text) order by e.position)
          from extras e where e.parent_id = i.id)) order by i.position)
      from items i where i.parent_id = s.id)) order by s.position)
    from sections s where s.parent_id = m.id)) order by m.position), '[]')::text as document
  from menus m where m.parent_id = $1`;

/** Copies a venue's menus, one insert a table in one transaction; the new ids are made from the old ones and a salt. */
function copyOf(venue: string, salt: string): string {
  let above = `'${venue}'`;
  const inserts = LEVELS.map(([table, columns]) => {
    const rows = `from ${table} where parent_id in (${above})`;
    above = `select id ${rows}`;
    const [id, parent] = ['id', 'parent_id'].map((old) => `md5('${salt}' || ${old})::uuid`);
    return `insert into ${table} (id, parent_id, ${columns}) select ${id}, ${parent}, ${columns} ${rows}`;
  });
  return inserts.join(';');
}

/** A menu, section, item or extra, with the rows under it; items have an id, for their pictures. */
type Row = { id?: string; texts: Record<string, Texts>; price?: string; rows?: Row[] | null };
type Texts = { title?: string; description?: string } | undefined;

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

function html({ id, texts, price = '', rows }: Row, locale: string): string {
  const { title = '', description = '' } = texts[locale] ?? {};
  const picture = id ? `<img src="/i/${id}-412" width="412" height="232" alt="">` : '';
  const beneath = (rows ?? []).map((row) => html(row, locale)).join('');
  return `<li>${picture}<h3>${title}</h3><p>${description}</p><b>${price}</b><ul>${beneath}</ul>`;
}

/** Renders every menu of a document in three languages with nothing but templates, and compresses each page. */
function renderPages(document: string): Promise<Buffer[]> {
  const menus = JSON.parse(document) as Row[];
  const pages = menus.flatMap((menu) => LOCALE_CODES.map((locale) => `<!doctype html>${html(menu, locale)}`));
  return Promise.all(pages.map((page) => compress(page, { params })));
}

const { DATABASE_URL: connectionString, PORT } = process.env;
const pool = new pg.Pool({ connectionString, options: '-c search_path=floor', max: 10 });
const pages = new Map<string, Buffer[]>();

const rowsOf = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows;

type Body = Record<string, unknown>;

const ANSWERS: Record<string, (id: string, body: Body) => Promise<string>> = {
  tree: async (id) => (await rowsOf('tree', TREE, [id]))[0].tree,
  list: async (id) => {
    const [rows, total] = await Promise.all([rowsOf('list', LIST, [id]), rowsOf('count', COUNT, [id])]);
    return JSON.stringify({ rows, ...total[0] });
  },
  patch: async (id, { title, price }) =>
    JSON.stringify((await rowsOf('patch', PATCH, [id, title, price]))[0]),
  reorder: async (_id, { ids, positions }) =>
    JSON.stringify(await rowsOf('reorder', REORDER, [ids, positions])),
  publish: async (id) => {
    const { document } = (await rowsOf('venue', VENUE, [id]))[0];
    pages.set(id, await renderPages(document));
    return JSON.stringify(
      await rowsOf('keep', 'insert into publications (document) values ($1)', [document]),
    );
  },
  copy: async (id) => {
    await pool.query(copyOf(id, randomUUID()));
    return '{}';
  },
};

const server = createServer(async (request, response) => {
  const [, what = '', id = ''] = (request.url ?? '').split('/');
  if (what === 'ready') return response.end();
  if (request.headers.authorization !== 'Bearer floor') return response.writeHead(401).end();
  const body = request.method === 'PATCH' ? ((await json(request)) as Body) : {};
  const answer = await ANSWERS[what]?.(id, body);
  if (answer === undefined) return response.writeHead(404).end();
  const length = Buffer.byteLength(answer);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(answer);
});
await pool.query(TABLES);
server.listen(Number(PORT), '127.0.0.1');
