import type { SheetRow } from '../src/spreadsheet/sheet-rows.ts';

/** A row of the table as it comes, but for these values. */
export const sheetRow = (values: Partial<SheetRow> = {}): SheetRow => ({
  id: '1',
  version: 1,
  section: 'Starters',
  menu: 'Lunch',
  currency: 'aed',
  price: '12.50',
  disabled: false,
  linked: false,
  title_locked: false,
  texts: {},
  ...values,
});
