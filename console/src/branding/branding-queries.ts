import type { ThemeValues } from '@sofra/contract/branding/branding';
import type { ResourceType } from '@sofra/contract/catalogue/settings-record';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type CallResult, call } from '../platform/api.ts';
import type { Answer } from '../platform/api-types.ts';
import { flatten } from '../platform/flatten.ts';
import { i18n } from '../platform/i18n.ts';
import { ifStill } from '../platform/if-match.ts';

type BrandingDocument = Answer<'GET /me/branding'>;
type Resources = NonNullable<BrandingDocument['included']>[number];

/** A theme as read, with its version. */
export type Theme = ReturnType<typeof themesIn>[number];

const isTheme = (resource: Resources): resource is Extract<Resources, { type: 'themes' }> =>
  resource.type === 'themes';

function themesIn({ included = [] }: BrandingDocument) {
  return included
    .filter(isTheme)
    .map(({ id, attributes, meta }) => ({ ...attributes, id, version: meta.version }));
}

/** The look of a venue: its two pictures and its themes. */
function brandingIn(document: BrandingDocument) {
  const { id, logo, welcome_screen } = flatten(document);
  return { id, logo, welcome_screen, themes: themesIn(document) };
}

/** The key of everything read of the venue's look. */
export const BRANDING = ['branding'] as const;

/** The look of the current venue. */
export const brandingQuery = queryOptions({
  queryKey: [...BRANDING, 'all'],
  queryFn: async ({ signal }) => brandingIn(await api('GET /me/branding', { signal })),
});

/** The queries that a change of the look makes old. */
const STALE = [BRANDING, ['history']];

/** The meta of every change of the look. */
export const CHANGES = { stale: STALE, counts: true } as const;

/** Switches a theme on, which switches the others off, or off, which switches the default one on (rule 33a). */
export function useThemeSwitch() {
  const queries = useQueryClient();
  return useMutation({
    // Switches run in the order asked for, so that the last one wins on the server too.
    scope: { id: 'theme switch' },
    mutationFn: async ({ theme: { id }, enabled }: { theme: Theme; enabled: boolean }) => {
      const data = [{ type: 'themes' as const, id, attributes: { enabled } }];
      return call('PATCH /me/branding/relationships/themes', { body: { data } });
    },
    onSuccess: ({ document }) => queries.setQueryData(brandingQuery.queryKey, brandingIn(document)),
    meta: {
      ...CHANGES,
      notice: ({ theme: { name }, enabled }: { theme: Theme; enabled: boolean }) =>
        i18n.t(enabled ? 'branding.notices.on' : 'branding.notices.off', { name }),
    },
  });
}

/** Deletes a theme. */
export function useThemeDeletion() {
  return useMutation({
    mutationFn: ({ id, version }: Theme) =>
      call('DELETE /me/branding/themes/{theme}', { theme: id, ...ifStill(version) }),
    meta: { ...CHANGES, notice: ({ name }: Theme) => i18n.t('branding.notices.delete', { name }) },
  });
}

/** Makes a theme of whole values, which stands in the list then and is not on. */
export function useThemeCreation() {
  return useMutation({
    mutationFn: ({ name, fonts, welcome, detail, selection, menu }: ThemeValues) => {
      const attributes = {
        name,
        fonts,
        welcome: { options: welcome },
        detail: { options: detail },
        selection: { options: selection },
        menu_themes: [{ default: true, options: menu }],
      };
      return call('POST /me/branding/themes', { body: { data: { type: 'themes', attributes } } });
    },
    meta: { ...CHANGES, notice: ({ name }: ThemeValues) => i18n.t('branding.notices.create', { name }) },
  });
}

/** The pictures of a venue's look. */
export type BrandingPicture = Extract<ResourceType, 'logo' | 'welcome_screen'>;

type PictureResult = CallResult<'PATCH /me/branding'>;

/** Sets one of the pictures by a signed id, or clears it by an empty one; `onSaved` hears its address. */
export function usePictureChange(use: BrandingPicture, onSaved: (url: string | null) => void) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `picture ${use}` },
    mutationFn: (resource: string): Promise<PictureResult> => {
      const attributes = { resource_type: use, resource };
      const data = resource ? { type: 'attachments' as const, attributes } : null;
      return call('PATCH /me/branding', {
        body: { data: { type: 'brandings', relationships: { [use]: { data } } } },
      });
    },
    onSuccess: ({ document }) => {
      const branding = brandingIn(document);
      onSaved(branding[use]?.resource_url ?? null);
      queries.setQueryData(brandingQuery.queryKey, branding);
    },
    meta: {
      ...CHANGES,
      notice: (resource: string) => i18n.t(`branding.notices.${use}.${resource ? 'saved' : 'deleted'}`),
    },
  });
}
