import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { copyText } from '../platform/clipboard.ts';
import { flatten } from '../platform/flatten.ts';
import { i18n } from '../platform/i18n.ts';

const PREVIEWS = ['previews'] as const;

/** The living links to the draft of a venue, the newest first. */
export const previewsQuery = (venueId: string) =>
  queryOptions({
    queryKey: [...PREVIEWS, venueId],
    queryFn: async ({ signal }) => flatten(await api('GET /me/venue/previews', { signal })),
  });

/** A link to the draft. */
export type PreviewLink = Awaited<
  ReturnType<NonNullable<ReturnType<typeof previewsQuery>['queryFn']>>
>[number];

/** Whether a text could be copied; a browser may not let us, once it has waited for the server. */
const isCopied = (text: string) =>
  copyText(text).then(
    () => true,
    () => false,
  );

/** Makes a link to the draft and copies it. */
export function useMakePreview() {
  return useMutation({
    mutationFn: async () => {
      const body = { data: { type: 'previews' as const, attributes: {} } };
      const link = flatten(await api('POST /me/venue/previews', { body }));
      return isCopied(link.url);
    },
    meta: {
      stale: [PREVIEWS],
      notice: (_: undefined, copied: boolean) => i18n.t(copied ? 'previews.made' : 'previews.notCopied'),
    },
  });
}

/** Takes a link to the draft back. */
export function useRevokePreview() {
  return useMutation({
    mutationFn: ({ id }: { id: string }) => api('DELETE /me/venue/previews/{preview}', { preview: id }),
    meta: { stale: [PREVIEWS], notice: () => i18n.t('previews.revoked') },
  });
}
