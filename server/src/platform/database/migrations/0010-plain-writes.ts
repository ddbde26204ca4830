import { type Kysely, sql } from 'kysely';

// The languages and the folding of the day: a migration does the same for ever.
const LOCALE_CODES = ['en', 'ar', 'ru'];
const ZEROS = ['٠', '۰'].map((zero) => zero.charCodeAt(0));
const PLAIN: { [letter: string]: string } = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'e',
  þ: 'th',
  ŋ: 'n',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};
const LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
const UNREAD = /[\p{M}\p{Cf}ـ'’‘ʼʻ`´"”“]/gu;

const latinDigits = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });

const fold = (text: string) =>
  latinDigits(text.normalize('NFKD').toLowerCase())
    .replace(UNREAD, '')
    .replace(LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const TREE = ['menus', 'sections', 'items', 'extras'];
const BATCH = 500;

type Stored = { id: string; texts: { [locale: string]: { title?: string } } };

const folded = ({ texts }: Stored) =>
  LOCALE_CODES.map((locale) => fold(texts[locale]?.title ?? '')).join('\n');

/** Folds the titles of the rows that are there, some at a time. */
async function foldTitles(db: Kysely<unknown>, table: string): Promise<void> {
  for (;;) {
    const { rows } = await sql<Stored>`
      select id, texts from ${sql.table(table)} where folded is null limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    await sql`
      update ${sql.table(table)} set folded = given.folded
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(folded)}::text[]) as given(id, folded)
      where ${sql.table(table)}.id = given.id`.execute(db);
  }
}

/** Search reads folded titles that are stored with the texts, and activities are numbered within their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TREE) {
    await sql`alter table ${sql.table(table)} add column folded text`.execute(db);
    await foldTitles(db, table);
    await sql`alter table ${sql.table(table)} alter column folded set not null`.execute(db);
  }
  const statements = [
    'alter table accounts add column activity_count integer not null default 0',
    'alter table activity add column number integer',
    `update activity set number = counted.number from (
      select id, row_number() over (partition by account_id order by id) as number from activity) counted
    where counted.id = activity.id`,
    'alter table activity alter column number set not null',
    'create unique index activity_by_number on activity (account_id, number)',
    `update accounts set activity_count = counted.count from (
      select account_id, count(*) as count from activity group by account_id) counted
    where counted.account_id = accounts.id`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
