import { langOf, linkTo, menuPath, rootOf, say, type View, viewOfMenu } from '../view.ts';
import type { ShownMenu } from '../visibility.ts';
import { Picture } from './picture.tsx';
import { SaidText } from './said-text.tsx';

/** Menus as labels, with picture, title and description; each leads to its menu. */
export function MenuLabels({ view, menus }: { view: View; menus: readonly ShownMenu[] }) {
  return (
    <ul className="y">
      {menus.map(({ menu }, place) => {
        const ofMenu = viewOfMenu(view, menu);
        const title = say(ofMenu, menu.texts, 'title') ?? { text: view.phrases.menu };
        return (
          <li key={menu.id}>
            {menu.photo && (
              <Picture
                photo={menu.photo}
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
              <SaidText said={say(ofMenu, menu.texts, 'description')} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
