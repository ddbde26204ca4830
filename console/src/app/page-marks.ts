import { PRODUCT_NAME } from '@sofra/contract/limits';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteName } from '../platform/paths.ts';

/** The heading of a page that has just come takes the focus that went with the page before, and says where one is. */
function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1, main h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Goes to the heading after each change of page. */
export function useHeadingFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The focused element disappears with its page just after this.
        if (fromLocation && pathChanged) setTimeout(focusHeading);
      }),
    [router],
  );
}

/** Names the page: its title `Sofra · {page}`, and the route's name as class of html and body (rule 37a); answers what it is called. */
export function usePageMarks(): string {
  const { t, i18n } = useTranslation();
  const matched: RouteName | undefined = useMatches({
    select: (matches) => {
      // The router's own mark of an address, or an id in one, that leads nowhere; it has no other name for it.
      if (matches.some(({ _notFound }) => _notFound)) return;
      return matches.findLast(({ staticData }) => staticData.name)?.staticData.name;
    },
  });
  // The error page stands there.
  const name = matched ?? 'error-page';
  const page = name === 'home' ? '' : t(`pages.${name}`);
  useEffect(() => {
    document.title = page ? `${PRODUCT_NAME} · ${page}` : PRODUCT_NAME;
    document.documentElement.className = name;
    document.body.className = name;
  }, [name, page]);
  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);
  return page;
}
