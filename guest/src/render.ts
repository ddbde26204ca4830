import { createHash } from 'node:crypto';
import type { Locale } from '@sofra/contract/languages/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { keptRows } from './kept-rows.tsx';
import { minifyHtml } from './minify-html.ts';
import { type NoticeKind, noticePage } from './notice.tsx';
import type { Page } from './page.tsx';
import { type PageRequest, pageAt } from './page-at.ts';
import { addressOf } from './view.ts';

/**
 * A finished page. `styleHash` is the base64 SHA-256 of its style sheet, for the content-security policy; `nextChange` the
 * moment from which it may be another one; `location` (302 only) is absolute.
 */
export type RenderedPage = {
  status: 200 | 302 | 404 | 410 | 503;
  html: string;
  styleHash: string;
  locale: Locale;
  locales: Locale[];
  nextChange: Date | null;
  location?: string;
};

type Place = { status: RenderedPage['status']; locale: Locale; locales: Locale[] };

function finish(page: Page, place: Place, putRows = (html: string) => html): RenderedPage {
  return {
    ...place,
    html: `<!DOCTYPE html>${putRows(minifyHtml(renderToStaticMarkup(page.document)))}`,
    styleHash: createHash('sha256').update(page.style).digest('base64'),
    nextChange: page.nextChange,
  };
}

/** Renders one of a venue's pages: a pure function of what is given (`docs/guest.md`). */
export function renderPage(request: PageRequest): RenderedPage {
  const rows = keptRows();
  const found = pageAt({ ...request, drawRow: rows.draw });
  const { locale, locales } = found.view;
  if ('page' in found) return finish(found.page, { status: found.status, locale, locales }, rows.put);
  const location = addressOf(found.view, found.leadsTo);
  return { status: 302, html: '', styleHash: '', locale, locales, nextChange: null, location };
}

/**
 * Renders the page without a publication: unknown slug, deleted venue, nothing published yet, database away. `venue` is the
 * name of the place that has published nothing yet.
 */
export function renderNotice(
  kind: NoticeKind,
  locale: Locale,
  baseUrl: string,
  venue?: string,
): RenderedPage {
  const { status, ...page } = noticePage(kind, locale, baseUrl, venue);
  return finish({ ...page, nextChange: null }, { status, locale, locales: [locale] });
}
