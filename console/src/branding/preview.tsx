import type { Publication } from '@sofra/contract/publishing/publishing';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { TableSkeleton } from '../ui/lists/data-table.tsx';
import { FailedList } from '../ui/lists/list-states.tsx';
import { BRANDING } from './branding-queries.ts';
import type { Screen } from './preview-page.ts';
import { PreviewPhone, type PreviewProps, type Shown } from './preview-phone.tsx';
import { COMMON } from './theme-values.ts';

/** The draft of the current venue, with the pictures that only its people may see. */
const draftQuery = queryOptions({
  queryKey: [...BRANDING, 'draft'],
  queryFn: async ({ signal }) =>
    (await api('GET /me/venue/draft', { query: { pictures: 'signed' }, signal })) as Publication,
});

/** The screen of a part of the form; undefined where the last one stays. */
export function shownBy(part: string): Shown | undefined {
  if (part.startsWith('menus.')) return { screen: 'menu', look: part.slice('menus.'.length) };
  const screens: Record<string, Screen> = {
    general: 'welcome',
    welcome: 'welcome',
    detail: 'detail',
    selection: 'selection',
  };
  const screen = screens[part];
  return screen && { screen, look: COMMON };
}

/** The guests' pages in the theme as it stands in the form, on the venue's own draft. */
export function Preview(props: PreviewProps) {
  const { data, error, refetch } = useQuery(draftQuery);
  if (!data) return error ? <FailedList error={error} onRetry={refetch} /> : <TableSkeleton rows={6} />;
  return <PreviewPhone key={data.venue.slug} {...props} draft={data} />;
}
