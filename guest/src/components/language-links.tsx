import { LOCALES } from '@sofra/contract/locales';
import { linkTo, type View } from '../view.ts';

/** The same page in its other languages, each called by its own name; nothing when there is one. */
export function LanguageLinks({ view, path }: { view: View; path: string }) {
  if (view.locales.length < 2) return null;
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
