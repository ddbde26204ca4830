import { directionOf, LOCALE_CODES } from '@sofra/contract/languages/locales';
import { PRODUCT_NAME } from '@sofra/contract/limits';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { LEGAL_TABS } from '../legal/documents.ts';
import { LegalPage, type LegalTab } from '../legal/page.tsx';
import { PATHS } from '../src/platform/paths.ts';
import { FONTS } from '../src/ui/layout/palette.ts';
import { brand, colours, PHRASES, sheet, wordsIn } from './frame.ts';

const NAME = 'privacy-and-terms';

function styles(): string {
  return [
    `:root{color-scheme:light dark;--sofra-text:${FONTS.text};--sofra-display:${FONTS.display};${colours('light')}}`,
    `@media (prefers-color-scheme:dark){:root{${colours('dark')}}}`,
    sheet('../src/ui/layout/frame.css'),
    sheet('./legal.css'),
  ].join('');
}

/** A legal text as a whole page; the server puts the nonce in (`server/src/console-files.ts`). */
export function legalHtml(tab: LegalTab): string {
  const { locale } = tab;
  const title = `${PRODUCT_NAME} · ${PHRASES[locale].pages[NAME]}`;
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><link rel="icon" type="image/svg+xml" href="/icon.svg">`,
    `<style nonce="%NONCE%">${styles()}</style>`,
  ].join('');
  const panel = `<header class="open-brand"><a href="${PATHS.home}">${brand}</a>${wordsIn(locale)}</header>`;
  const main = renderToStaticMarkup(<LegalPage {...tab} />);
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}" class="${NAME}"><head>${head}</head><body class="${NAME}"><div class="open">${panel}${main}</div></body></html>`;
}

/** Writes the legal texts as pages of their own: `privacy-and-terms/{page}-{for}.{language}.html`. */
export function legalPlugin(): Plugin {
  return {
    name: 'sofra-legal',
    apply: 'build',
    generateBundle() {
      for (const locale of LOCALE_CODES)
        for (const { page, edition } of LEGAL_TABS)
          this.emitFile({
            type: 'asset',
            fileName: `${NAME}/${page}-${edition}.${locale}.html`,
            source: legalHtml({ page, edition, locale } as LegalTab),
          });
    },
  };
}
