import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const LOCALES = ['en', 'ar', 'ru'] as const;

type Texts = { [locale: string]: { title?: string; description?: string } | undefined };
type Extra = { texts: Texts; price: string };
type Item = { id: string; texts: Texts; price: string; extras: Extra[] | null };
type Menu = { texts: Texts; sections: { texts: Texts; items: Item[] | null }[] | null };

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const safe = (text = '') => text.replace(/[&<>]/g, (mark) => MARKS[mark] ?? mark);

function itemHtml({ id, texts, price, extras }: Item, locale: string): string {
  const { title, description } = texts[locale] ?? {};
  const list = (extras ?? [])
    .map((extra) => `<li>${safe(extra.texts[locale]?.title)} <b>${extra.price}</b>`)
    .join('');
  return `<li id="i${id}"><img src="/i/${id}-412" width="412" height="232" alt=""><h3>${safe(title)}</h3><p>${safe(description)}</p><b>${price}</b><ul>${list}</ul>`;
}

function menuHtml(menu: Menu, locale: string): string {
  const sections = (menu.sections ?? []).map(
    ({ texts, items }) =>
      `<section><h2>${safe(texts[locale]?.title)}</h2><ul>${(items ?? []).map((item) => itemHtml(item, locale)).join('')}</ul></section>`,
  );
  return `<!doctype html><html lang="${locale}"><title>${safe(menu.texts[locale]?.title)}</title><main>${sections.join('')}</main>`;
}

/** Renders every menu of a document in three languages with nothing but templates, and compresses each page. */
export function renderPages(document: string): Promise<Buffer[]> {
  const menus = JSON.parse(document) as Menu[];
  return Promise.all(
    menus.flatMap((menu) =>
      LOCALES.map((locale) => compress(Buffer.from(menuHtml(menu, locale)), { params })),
    ),
  );
}
