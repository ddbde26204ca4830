import { strToU8, zipSync } from 'fflate';

const WORKSHEET = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';

/** An Excel file of sheets with these rows by their names, as other programs write it. */
export function excelOf(sheets: Record<string, readonly string[]>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const ways = names.map(
    (_, at) => `<Relationship Id="r${at}" Type="${WORKSHEET}" Target="worksheets/${at}.xml"/>`,
  );
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`);
  const parts: Record<string, string> = {
    'xl/_rels/workbook.xml.rels': `<Relationships>${ways.join('')}</Relationships>`,
    'xl/workbook.xml': `<workbook><sheets>${listed.join('')}</sheets></workbook>`,
  };
  for (const [at, rows] of Object.values(sheets).entries())
    parts[`xl/worksheets/${at}.xml`] = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])));
}

/** A cell of a sheet with a text, at a place such as `A1`. */
export const inline = (at: string, words: string): string =>
  `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;

/** The rows of a sheet with these texts. */
export const textRows = (cells: readonly (readonly string[])[]): string[] =>
  cells.map((row, down) => {
    const inRow = row.map((words, across) => inline(`${'ABCDEF'[across]}${down + 1}`, words));
    return `<row r="${down + 1}">${inRow.join('')}</row>`;
  });
