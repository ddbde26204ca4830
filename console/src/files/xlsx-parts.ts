import { PRODUCT_NAME } from '@sofra/contract/limits';

const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`;

const relations = (...ways: readonly (readonly [kind: string, to: string])[]): string =>
  xml(
    `<Relationships xmlns="${PACKAGE}/relationships">${ways
      .map(([kind, to], at) => `<Relationship Id="r${at}" Type="${OFFICE}/${kind}" Target="${to}"/>`)
      .join('')}</Relationships>`,
  );

/** The styles of cells, by their places in the workbook: headings, texts, and the first one of numbers, without decimals. */
export const STYLES = { heading: 1, text: 2, number: 3 } as const;

// The format of texts, by Excel's own number: with another, 1/2 that is typed would become a day.
const TEXT_FORMAT = 49;
// Numbers by how many decimals they have, which no currency has more of.
const FORMATS = ['0', '0.0', '0.00', '0.000'];
const FIRST_FORMAT = 164;

const style = (format: number, font = 0, more = ''): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top"${more}/></xf>`;

const styles = (): string => {
  const all = [
    style(0),
    style(TEXT_FORMAT, 1),
    style(TEXT_FORMAT, 0, ' wrapText="1"'),
    ...FORMATS.map((_, digits) => style(FIRST_FORMAT + digits)),
  ];
  const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
  return xml(
    `<styleSheet xmlns="${SHEETS}"><numFmts count="${FORMATS.length}">${FORMATS.map(
      (code, digits) => `<numFmt numFmtId="${FIRST_FORMAT + digits}" formatCode="${code}"/>`,
    ).join('')}</numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2">` +
      '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="${all.length}">${all.join('')}</cellXfs></styleSheet>`,
  );
};

/** The columns of a sheet: their widths in letters, and whether they are read from right to left. */
export type Columns = { widths: readonly number[]; isRtl: boolean };

const sheet = ({ widths, isRtl }: Columns, rows: string): string =>
  xml(
    `<worksheet xmlns="${SHEETS}"><sheetViews><sheetView workbookViewId="0"${isRtl ? ' rightToLeft="1"' : ''}>` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
      widths
        .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
        .join('') +
      `</cols><sheetData>${rows}</sheetData></worksheet>`,
  );

/** The files of a workbook of one sheet, whose headings stay in view (ECMA-376). */
export const workbookOf = (columns: Columns, rows: string): Record<string, string> => ({
  '[Content_Types].xml': xml(
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/></Types>`,
  ),
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/workbook.xml': xml(
    `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="${PRODUCT_NAME}" sheetId="1" r:id="r0"/></sheets></workbook>`,
  ),
  'xl/styles.xml': styles(),
  'xl/worksheets/sheet1.xml': sheet(columns, rows),
});
