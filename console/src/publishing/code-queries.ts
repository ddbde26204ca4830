import type { Locale } from '@sofra/contract/languages/locales';
import { queryOptions } from '@tanstack/react-query';
import { BRANDING } from '../branding/branding-queries.ts';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import type { CodeFile } from './code-files.ts';

/** The venue's facts that its files need. */
export type DownloadedVenue = {
  id: string;
  slug: string;
  name: string;
  branch: string | null;
  full_name: string;
  menu_url: string;
  default_locale: Locale;
};

/** The venue's facts about its public menu: its address and its last publication. */
export type PublishedVenue = DownloadedVenue & { published_at: string | null; time_zone: string };

/** The path of the venue's logo, null without one; it is signed, since the logo may not be published yet. */
export const logoQuery = ({ id }: DownloadedVenue) =>
  queryOptions({
    queryKey: [...BRANDING, 'logo', id],
    queryFn: async ({ signal }) => {
      const document = await api('GET /me/branding', { signal });
      const { logo } = flatten(document);
      // A picture of another origin could not be drawn.
      return logo ? new URL(logo.resource_url, location.origin).pathname : null;
    },
  });

/** A file of the venue's code; what makes it is fetched with the first one. */
export const codeFileQuery = (kind: CodeFile, venue: DownloadedVenue, logo: string | undefined) => {
  const { menu_url: address, default_locale: locale } = venue;
  // The comma of a full name is a Latin one, and a card may be Arabic.
  const name = [venue.name, venue.branch].filter(Boolean).join('\n');
  return queryOptions({
    queryKey: ['code-file', kind, name, address, locale, logo],
    queryFn: async () => {
      const { codeFile } = await import('./code-files.ts');
      return codeFile(kind, { name, address, locale, logo });
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
};
