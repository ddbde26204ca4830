import { hash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { ItemRow } from './components/item-card.tsx';
import { minifyHtml } from './minify-html.ts';
import { type DrawRow, type Row, rootOf } from './view.ts';

/** The most dishes whose markup is kept: those of ten long pages, about three megabytes. */
const MOST = 2_000;

/** The markup of dishes by all that it is made of: a publication mostly changes few of them, and the others need not be rendered again. */
const KEPT = new Map<string, string>();

function keyOf({ view, item, currency, eager, large }: Row): string {
  const soldOut = [item, ...item.extras].filter(({ id }) => view.soldOut.has(id)).map(({ id }) => id);
  // The phrases are those of the locale.
  const made = [item, currency, eager, large, view.locale, view.textLocales, rootOf(view), soldOut];
  return hash('sha1', JSON.stringify(made), 'base64url');
}

function markupOf(row: Row): string {
  const key = keyOf(row);
  const markup = KEPT.get(key) ?? minifyHtml(renderToStaticMarkup(<ItemRow {...row} />));
  KEPT.delete(key);
  KEPT.set(key, markup);
  if (KEPT.size > MOST) KEPT.delete(KEPT.keys().next().value ?? '');
  return markup;
}

/** The mark in the place of a row until the rest of the page is minified: texts can't hold a comment, and React makes none. */
const PLACE = '<!---->';

/** The rows of a page: `draw` leaves a comment in the place of each, and `put` puts the finished markup there, in the same order. */
export function keptRows(): { draw: DrawRow; put: (html: string) => string } {
  const rows: string[] = [];
  return {
    draw: (row) => {
      rows.push(markupOf(row));
      return PLACE;
    },
    put: (html) =>
      html
        .split(PLACE)
        .flatMap((part, at) => [part, rows[at] ?? ''])
        .join(''),
  };
}
