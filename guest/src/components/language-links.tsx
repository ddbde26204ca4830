import { LOCALES } from '@sofra/contract/languages/locales';
import { linkTo, type View } from '../view.ts';

/** Whether a page offers another language than its own. */
export function hasOtherLanguage({ locale, locales }: View): boolean {
  return locales.some((code) => code !== locale);
}

/** Links to the same page in each offered language, named in that language. */
export function LanguageLinks({ view, path }: { view: View; path: string }) {
  return LOCALES.filter(({ code }) => view.locales.includes(code)).map(({ code, name, direction }) => (
    <a
      key={code}
      href={linkTo(view, path, code)}
      hrefLang={code}
      lang={code}
      dir={direction}
      aria-current={code === view.locale ? 'true' : undefined}
    >
      {name}
    </a>
  ));
}
