import { useParams } from '@tanstack/react-router';
import { SheetPage } from '../spreadsheet/sheet-page.tsx';

/** The table of all items of the menu that the address names, or of the venue. */
export function SpreadsheetScreen() {
  const { menuId } = useParams({ strict: false });
  return <SheetPage key={menuId} menu={menuId} />;
}
