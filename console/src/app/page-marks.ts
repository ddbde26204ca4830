import { PRODUCT_NAME } from '@sofra/contract/limits';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteName } from '../platform/paths.ts';

/** Names the page: its title `Sofra · {page}`, and the route's name as class of html and body (ruling 37a). */
export function usePageMarks(): void {
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
}
