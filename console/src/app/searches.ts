import { notFound, rootRouteId, stripSearchParams } from '@tanstack/react-router';
import { isId } from '../platform/paths.ts';
import { type ListSearch, readListSearch } from '../ui/lists/page-size.ts';

/** The search of a page that a link from a mail opens: its token. */
export const readToken = ({ token }: Record<string, unknown>): { token?: string } =>
  token === undefined || token === '' ? {} : { token: String(token) };

/** The search of a list's address. */
export const LISTED = {
  validateSearch: readListSearch,
  search: { middlewares: [stripSearchParams<ListSearch, { page: number }>({ page: 1 })] },
};

/** An id in an address that can be none leads to the error page (rule 23). */
export function refuseMalformed(ids: object): void {
  const malformed = Object.entries(ids).find(([, id]) => id !== undefined && !isId(String(id)));
  if (!malformed) return;
  console.warn(`No id: ${malformed.join(' ')}`);
  throw notFound({ routeId: rootRouteId });
}

/** The search of the translate page (rule 23); `locale` is a language that its menu may not be shown in yet. */
export const readTranslated = (search: Record<string, unknown>) =>
  Object.fromEntries(
    ['menuId', 'sectionId', 'itemId', 'locale'].flatMap((name) =>
      search[name] ? [[name, String(search[name])]] : [],
    ),
  ) as { menuId?: string; sectionId?: string; itemId?: string; locale?: string };

/** The search of the venue's page: `new` asks for a new venue (rule 23). */
export const readNew = ({ new: wanted }: Record<string, unknown>): { new?: 1 } =>
  Number(wanted) === 1 ? { new: 1 } : {};
