import type { PublishedItem } from '@sofra/contract/publishing/publishing';
import { classes } from '../class-names.ts';
import { itemAnchor } from '../dish-path.ts';
import { shownPrice } from '../shown-price.ts';
import { langOf, localized, rootOf, type View } from '../view.ts';
import { Picture } from './picture.tsx';

type Props = { view: View; items: readonly PublishedItem[]; currency: string };

/** The number of pictures of the row that a phone's first screen holds. */
const EAGER_PICTURES = 2;

/** Popular dishes with large photos, in the files that their rows show too, each leading to its dish; nothing without any. */
export function PopularRow({ view, items, currency }: Props) {
  if (items.length === 0) return null;
  const { phrases, locale } = view;
  return (
    <nav className={classes('popular-row')} aria-label={phrases.popularDishes}>
      <h2>{phrases.popularDishes}</h2>
      <ul>
        {items.map((item, place) => {
          const title = localized(view, item.texts, 'title') ?? { text: '—' };
          return (
            <li key={item.id}>
              <a href={`#${itemAnchor(item)}`}>
                {item.photo && (
                  <Picture
                    photo={item.photo}
                    root={rootOf(view)}
                    least={412}
                    most={824}
                    eager={place < EAGER_PICTURES}
                  />
                )}
                <h3 {...langOf(title)}>{title.text}</h3>
                <p className={classes('price')}>{shownPrice(item.price, currency, locale)}</p>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
