import Papa from 'papaparse';
import { neutralText } from '../files/cells-text.ts';
import { commaIn } from './sheet-columns.ts';
import { headingsOf, type SheetTable, textsOf } from './sheet-table.ts';

/** A table as a CSV file, as spreadsheets of the screen's language open it. */
export function writeCsv(table: SheetTable, screen: string): string {
  const fields = headingsOf(table);
  const data = textsOf(table, screen).map((row) => row.map(neutralText));
  // Where the comma stands in amounts, spreadsheets part cells by a semicolon. The mark at the start says that it is UTF-8.
  return `\ufeff${Papa.unparse({ fields, data }, { delimiter: commaIn(screen) ? ';' : ',' })}`;
}
