import type { Photo } from '@sofra/contract/pictures/photo';
import { classes } from '../class-names.ts';
import { dishPhoto } from '../dish-photos.ts';
import { langOf, linkTo, localized, menuPath, rootOf, type View, viewOfMenu } from '../view.ts';
import type { ShownMenu } from '../visibility.ts';
import { Picture } from './picture.tsx';
import { TextElement } from './text-element.tsx';

/** The picture of a menu, or else of one of its dishes. */
export function labelPhoto(shown: ShownMenu): Photo | null {
  return shown.menu.photo ?? dishPhoto([shown]);
}

/** Menus as labels, with picture, title and description; each leads to its menu. */
export function MenuLabels({ view, menus }: { view: View; menus: readonly ShownMenu[] }) {
  return (
    <ul className={classes('menu-labels')}>
      {menus.map((shown, place) => {
        const { menu } = shown;
        const photo = labelPhoto(shown);
        const ofMenu = viewOfMenu(view, menu);
        const title = localized(ofMenu, menu.texts, 'title') ?? { text: view.phrases.menu };
        return (
          <li key={menu.id}>
            {photo && (
              <Picture
                photo={photo}
                root={rootOf(view)}
                sizes="(min-width:40rem) 20rem,100vw"
                most={824}
                eager={place < 2}
              />
            )}
            <div>
              <h2 {...langOf(title)}>
                <a href={linkTo(view, menuPath(menu))}>{title.text}</a>
              </h2>
              <TextElement text={localized(ofMenu, menu.texts, 'description')} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
