import { BROKEN } from './cells.ts';
import { isKnownMeaning } from './legends.ts';
import { MEASURE, unitIn } from './measures.ts';
import { isNotice } from './notices.ts';
import { findPrices } from './prices.ts';
import { SIZE } from './sizes.ts';

/** The content of a table's column; `size` is the name of the size whose prices are in it, the unit of its measures, or what a flag says. */
export type Column = { role: Role; size: string };

/** The roles that a column may have in a table of dishes: `flag` is one allergen or diet, `codes` are those of all of them. */
export const ROLE_NAMES = [
  'section',
  'item',
  'variant',
  'description',
  'price',
  'measure',
  'codes',
  'flag',
  'none',
] as const;

/** One of them. */
export type Role = (typeof ROLE_NAMES)[number];

// The first pattern that is met tells: a "price of the dish" is a price.
const ROLES: readonly [Role, RegExp][] = [
  [
    'price',
    /price|cost\b|amount|цена|стоимость|سعر|preis|prix|prezzo|precio|preço|fiyat|τιμή|מחיר|价|値段|価格|가격|ราคา|कीमत|मूल्य|ფასი|գին/i,
  ],
  ['codes', /allergen|аллерген|حساسية|allergène|alérgeno|alerjen/i],
  [
    'measure',
    /weight|volume|portion|grams|вес\b|^вес|выход|объ[её]м|граммовка|الوزن|الكمية|gewicht|poids|peso|gramaj|בָּ|重量|น้ำหนัก/i,
  ],
  [
    'description',
    /descr|ingredient|detail|comment|notes?$|описание|состав|ингредиент|وصف|مكونات|تفاصيل|beschreib|zutaten|ingrédient|descrizione|descripción|açıklama|içindekiler|περιγραφή|תיאור|描述|说明|説明|설명|รายละเอียด|विवरण|აღწერა|նկարագր/i,
  ],
  [
    'section',
    /categor|section|group|course|^type$|катег|раздел|групп|قسم|فئة|تصنيف|kategorie|rubrik|catégorie|kategori|bölüm|κατηγορία|קטגוריה|分类|类别|カテゴリ|分類|카테고리|분류|หมวด|श्रेणी|კატეგორია|բաժին/i,
  ],
  [
    'item',
    /item|dish|name|product|title|meal|drink|food|блюд|назван|наименован|позици|товар|صنف|طبق|اسم|منتج|gericht|speise|bezeichnung|\bplat\b|^nom\b|piatto|nome|plato|nombre|ürün|yemek|πιάτο|είδος|όνομα|מנה|שם|菜|品名|商品|メニュー|메뉴|상품|รายการ|ชื่อ|व्यंजन|नाम|კერძი|დასახელება|անվանում/i,
  ],
  [
    'none',
    /^(?:№|#|no\.?|nr\.?|n°|id|code|sku|номер|код|رقم|م|ت|#|序号|番号|번호|ลำดับ|क्रम|kcal|calories|калори.*|السعرات.*|photo|image|фото|available|status)$/i,
  ],
];
const ONLY_SIZE = new RegExp(
  String.raw`^[^\p{L}\d]*(${SIZE})[^\p{L}\d]*(?:\p{L}{3}|\p{Sc})?[^\p{L}\d]*$`,
  'iu',
);
const ANY_SIZE = new RegExp(SIZE, 'iu');
const LONGEST_HEADER = 40;
/** The most columns of a table. */
const WIDEST = 20;

/** The name that a column of a role has by its heading: a price's size, the unit of measures, or what a flag says. */
const sizeIn = (role: Role, heading: string): string => {
  if (role === 'price') return ANY_SIZE.exec(heading)?.[0] ?? '';
  if (role === 'measure') return unitIn(heading);
  return role === 'flag' ? heading : '';
};

/** The columns under some headings as somebody says what they hold; several of prices are named by their headings. */
export function mappedColumns(headings: readonly string[], roles: readonly Role[]): Column[] {
  const prices = roles.filter((role) => role === 'price').length;
  return headings.map((heading, at) => {
    const role = roles[at] ?? 'none';
    return { role, size: role === 'price' && prices > 1 ? heading : sizeIn(role, heading) };
  });
}

function columnOf(cell: string): Column | undefined {
  if (cell.length > LONGEST_HEADER) return undefined;
  const size = ONLY_SIZE.exec(cell)?.[1];
  if (size) return { role: 'price', size };
  const role = ROLES.find(([, pattern]) => pattern.test(cell))?.[0];
  return role && { role, size: sizeIn(role, cell) };
}

/** The column of a single allergen or diet, which a mark or a word says of each dish. */
const flagOf = (cell: string): Column | undefined =>
  isKnownMeaning(cell) ? { role: 'flag', size: cell } : undefined;

/** The columns that a row names behind a heading in its first cell: `Soups, Weight, Price` or `Coffee, Small, Large`. */
export function headingColumns([first = '', ...others]: readonly string[]): Column[] | undefined {
  const columns = others.map(columnOf);
  const isNamed = others.every((cell, at) => cell === '' || columns[at] !== undefined);
  const prices = columns.filter((column, at) => column?.role === 'price' && !isNotice(others[at] ?? ''));
  const areMeant = prices.length > 1 || prices.some((column) => column?.size === '');
  if (first === '' || columnOf(first)?.role === 'price' || !isNamed || !areMeant) return undefined;
  const behind = columns.map((column) => column ?? { role: 'none' as const, size: '' });
  return behind.some(({ role }) => role === 'item') ? undefined : [{ role: 'item', size: '' }, ...behind];
}

/** The columns that a row names, when it is the header of a table of dishes. */
export function headerColumns(cells: readonly string[]): Column[] | undefined {
  if (cells.length > WIDEST) return undefined;
  const columns = cells.map((cell) => columnOf(cell) ?? flagOf(cell));
  // The words of the dishes often stand in a first column without a name.
  if (cells[0] === '' && columns.every((column, at) => at === 0 || column?.role === 'price'))
    columns[0] = { role: 'item', size: '' };
  const has = (role: Role) => columns.some((column) => column?.role === role);
  const named = columns.filter(Boolean).length;
  const isHeader = has('item') && has('price') && 2 * named > cells.filter(Boolean).length;
  return isHeader ? columns.map((column) => column ?? { role: 'none', size: '' }) : undefined;
}

/** Whether a cell holds nothing but prices. */
export const isPrice = (cell: string) =>
  !/\p{L}{4}/u.test(cell) &&
  cell.split(BROKEN).every((line) => findPrices(line, 'usd')?.before.trim() === '');
const MEASURES = new RegExp(String.raw`^\(?${MEASURE}\)?$`, 'iu');
const isMeasure = (cell: string) => MEASURES.test(cell);
const share = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
/** The least part of a column's cells that tells what it holds. */
const MOSTLY = 0.7;

/** Whether the cells of a first column name groups: they stand again and again, or once before rows without any. */
const areGroups = (cells: readonly string[]) => new Set(cells.filter(Boolean)).size <= cells.length / 2;

/** The number of a dish in a cell of its own, with a letter too: `12`, `4a`, `N1`. */
export const NUMBER = /^\p{Lu}{0,2}\d{1,4}\p{Ll}?[.)]?$/u;

/** The columns of a table without a header, told by what is in them; undefined when they don't tell. */
export function guessedColumns(rows: readonly (readonly string[])[]): Column[] | undefined {
  const full = rows.filter((row) => row.filter(Boolean).length > 1 && !headingColumns(row));
  const width = Math.max(0, ...full.map((row) => row.length));
  if (width > WIDEST) return undefined;
  const column = (at: number) => full.map((row) => row[at] ?? '');
  const places = Array.from({ length: width }, (_, at) => at);
  const isNumbering = (at: number) => at === 0 && share(column(0), (cell) => NUMBER.test(cell)) >= MOSTLY;
  const prices = places.filter(
    (at) => !isNumbering(at) && share(column(at).filter(Boolean), isPrice) >= MOSTLY,
  );
  const words = places.filter((at) => !prices.includes(at) && !isNumbering(at));
  const [first = -1, second] = words;
  if (prices.length === 0 || words.length === 0 || (prices[0] ?? 0) < first) return undefined;
  const isGrouped = second !== undefined && areGroups(column(first));
  const item = isGrouped ? second : first;
  const roleOf = (at: number): Role => {
    if (prices.includes(at)) return 'price';
    if (at === item) return 'item';
    if (isGrouped && at === first) return 'section';
    if (!words.includes(at)) return 'none';
    return share(column(at).filter(Boolean), isMeasure) >= MOSTLY ? 'measure' : 'description';
  };
  return places.map((at) => ({ role: roleOf(at), size: '' }));
}
