import { PasteSections } from '../catalogue/paste-sections.tsx';
import { PhotosButton } from '../catalogue/photos-button.tsx';

/** The ways to paste many sections of a menu, and to give them photos. */
export function BesideSections({ menu }: { menu: string }) {
  return (
    <>
      <PhotosButton place={{ level: 'sections', above: [menu] }} />
      <PasteSections menu={menu} />
    </>
  );
}
