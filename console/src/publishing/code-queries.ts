import type { Locale } from '@sofra/contract/locales';
import { photoWidths } from '@sofra/contract/photo-widths';
import type { Publication } from '@sofra/contract/publishing';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
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

/** The most pixels that a logo is printed with. */
const LOGO_WIDTH = 1000;

/** The path of the venue's logo, null without one. */
export const logoQuery = ({ id }: DownloadedVenue) =>
  queryOptions({
    queryKey: ['logo', id],
    queryFn: async ({ signal }) => {
      const { branding } = (await api('GET /me/venue/draft', { query: {}, signal })) as Publication;
      if (!branding.logo) return null;
      const { number, width } = branding.logo;
      const widths = photoWidths(width);
      return `/i/${number}-${widths.find((one) => one >= LOGO_WIDTH) ?? widths.at(-1)}`;
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
