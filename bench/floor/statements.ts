/** The floor's tables: the product's columns that its statements need, and the indexes that they use. */
export const TABLES = [
  `create table menus (id uuid primary key, parent_id uuid not null, number int, position int not null, texts jsonb not null,
    currency text, kind text, disabled boolean not null, schedule jsonb)`,
  `create table sections (id uuid primary key, parent_id uuid not null, number int, position int not null,
    texts jsonb not null, disabled boolean not null, schedule jsonb)`,
  `create table items (id uuid primary key, parent_id uuid not null, number int, position int not null, texts jsonb not null,
    price numeric(12, 3), ingredient_warnings text[], food_speciality text[], is_new boolean, is_popular boolean,
    disabled boolean not null, schedule jsonb)`,
  `create table extras (id uuid primary key, parent_id uuid not null, number int, position int not null,
    texts jsonb not null, price numeric(12, 3), disabled boolean not null)`,
  ...['menus', 'sections', 'items', 'extras'].map(
    (table) => `create index ${table}_in_order on ${table} (parent_id, position)`,
  ),
  'create table publications (id bigint generated always as identity primary key, document text not null)',
];

/** A menu as one JSON, in one language, built where the rows are. */
export const TREE = `
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

/** A page of five rows, and (a second statement, at once) how many there are. */
export const LIST = `select id, texts -> 'en' ->> 'title' as title, texts -> 'en' ->> 'description' as description,
  kind, currency, position, disabled from menus where parent_id = $1 order by position limit 5`;
/** How many rows the list has. */
export const COUNT = 'select count(*)::int as total from menus where parent_id = $1';

/** One item changed, and its row as it is then. */
export const PATCH = `update items set texts = jsonb_set(texts, '{en,title}', to_jsonb($2::text)), price = $3 where id = $1
  returning id, texts -> 'en' as texts, price::text, position, ingredient_warnings, food_speciality, is_new, is_popular,
    disabled, schedule`;

/** The order of a list, from ids and their positions. */
export const REORDER = `update items set position = given.position
  from unnest($1::uuid[], $2::int[]) as given(id, position) where items.id = given.id`;

const insertSelect = (table: string, columns: string) => `
  insert into ${table} (id, parent_id, position, texts, disabled${columns})
  select md5(r.id::text || $2)::uuid, md5(r.parent_id::text || $2)::uuid, r.position, r.texts, r.disabled${columns
    .split(', ')
    .map((column) => (column ? `, r.${column}` : ''))
    .join('')} from ${table} r`;

/** A copy of a menu with all that is under it, an insert-select a level: `$1` is the menu, `$2` a word that is new each time. */
export const DUPLICATE = [
  `insert into menus select md5(id::text || $2)::uuid, parent_id, number, position, texts, currency, kind, disabled, schedule
    from menus where id = $1`,
  `${insertSelect('sections', ', schedule')} where r.parent_id = $1`,
  `${insertSelect('items', ', price, ingredient_warnings, food_speciality, is_new, is_popular, schedule')}
    join sections s on s.id = r.parent_id where s.parent_id = $1`,
  `${insertSelect('extras', ', price')}
    join items i on i.id = r.parent_id join sections s on s.id = i.parent_id where s.parent_id = $1`,
];

/** The menus of a venue whole, in all languages: what a publication holds. */
export const VENUE = `
  select coalesce(json_agg(json_build_object('id', m.id, 'texts', m.texts, 'sections', (
    select json_agg(json_build_object('texts', s.texts, 'items', (
      select json_agg(json_build_object('id', i.id, 'texts', i.texts, 'price', i.price::text, 'extras', (
          select json_agg(json_build_object('texts', e.texts, 'price', e.price::text) order by e.position)
          from extras e where e.parent_id = i.id)) order by i.position)
      from items i where i.parent_id = s.id)) order by s.position)
    from sections s where s.parent_id = m.id)) order by m.position), '[]')::text as document
  from menus m where m.parent_id = $1`;

/** Keeps a publication. */
export const KEEP = 'insert into publications (document) values ($1)';
