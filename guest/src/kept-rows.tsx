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

/** The rows of a page: `draw` leaves a comment in the place of each, since texts can't hold one, and `put` puts the finished markup there. */
export function keptRows(): { draw: DrawRow; put: (html: string) => string } {
  const rows: string[] = [];
  return {
    draw: (row) => `<!--${rows.push(markupOf(row)) - 1}-->`,
    put: (html) => html.replaceAll(/<!--(\d+)-->/g, (_, place) => rows[Number(place)] ?? ''),
  };
}
