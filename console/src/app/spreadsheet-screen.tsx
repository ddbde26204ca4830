import { useParams } from '@tanstack/react-router';
import { SheetPage } from '../spreadsheet/sheet-page.tsx';
import { VenueFileTools } from '../venue-file/venue-file.tsx';

/** The table of all items of the menu that the address names, or of the venue, which goes into a file as a whole too. */
export function SpreadsheetScreen() {
  const { menuId } = useParams({ strict: false });
  return <SheetPage key={menuId} menu={menuId} file={menuId === undefined && <VenueFileTools />} />;
}
