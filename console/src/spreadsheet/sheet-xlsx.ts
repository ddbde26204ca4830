import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import { digitsOf } from '@sofra/contract/money/currencies';
import { loadXlsx } from '../files/open-file.ts';
import type { XlsxCell } from '../files/xlsx-file.ts';
import { headingsOf, type SheetTable, textsOf } from './sheet-table.ts';

// The widths of columns in letters.
const WIDTHS = { id: 12, section: 20, title: 30, price: 12, description: 50, status: 14 } as const;

/** The cells of a table in an Excel file: prices are numbers, all else is text. */
function cellsOf(table: SheetTable, screen: Locale): XlsxCell[][] {
  const { rows, columns } = table;
  const priceAt = 1 + columns.findIndex(({ kind }) => kind === 'price');
  const body: XlsxCell[][] = textsOf(table, screen);
  for (const [at, { price, currency }] of rows.entries())
    body[at]?.splice(priceAt, 1, { number: price, digits: digitsOf(currency) });
  return [headingsOf(table), ...body];
}

/** A table as an Excel file, which begins at the side where the screen's language does. */
export async function writeXlsx(table: SheetTable, screen: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const file = await loadXlsx();
  const widths = [WIDTHS.id, ...table.columns.map(({ kind }) => WIDTHS[kind])];
  return file.writeXlsx(cellsOf(table, screen), { widths, isRtl: directionOf(screen) === 'rtl' });
}
