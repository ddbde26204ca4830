import { PasteSections } from '../catalogue/paste-sections.tsx';
import { PhotosButton } from '../catalogue/photos-button.tsx';
import { SpreadsheetLink } from './spreadsheet-link.tsx';

/** The ways to paste many sections of a menu, to give them photos, and to all its items in one table. */
export function BesideSections({ menu }: { menu: string }) {
  return (
    <>
      <PhotosButton place={{ level: 'sections', above: [menu] }} />
      <PasteSections menu={menu} />
      <SpreadsheetLink menu={menu} />
    </>
  );
}
