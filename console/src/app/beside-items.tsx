import { PhotosButton } from '../catalogue/photos-button.tsx';
import { StatesButton } from '../catalogue/states-button.tsx';

/** The ways to say of all items of a section what is in them, and to give them photos. */
export function BesideItems({ menu, section }: { menu: string; section: string }) {
  return (
    <>
      <PhotosButton place={{ level: 'items', above: [menu, section] }} />
      <StatesButton menu={menu} section={section} />
    </>
  );
}
