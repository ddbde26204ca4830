import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { nameOf, type Profile, profileQuery } from '../accounts/profile.ts';
import { keepPerson } from '../accounts/stored-person.ts';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { i18n } from '../platform/i18n.ts';
import { dismissUndoNotices, showSuccess } from '../platform/notices.ts';
import { tellFailure } from '../platform/query-client.ts';
import type { StoredPerson } from '../platform/storage.ts';

const SITES = ['sites'] as const;

/** One page of the accounts that have invited support. */
export const sitesQuery = (page: number, size: number) =>
  queryOptions({
    queryKey: [...SITES, { page, size }],
    queryFn: async ({ signal }) => {
      const query = { 'page[number]': page, 'page[size]': size };
      const document = await api('GET /me/sites', { query, signal });
      return { rows: flatten(document), figures: document.meta };
    },
    placeholderData: keepPreviousData,
  });

/** An account that has invited support. */
export type Site = { id: string; name: string; support_until: string; accepted: boolean };

/** The end of support's access to the session's account, or null. */
export const invitedUntil = ({ sites }: Profile): string | null => {
  const [site] = sites;
  return site?.support_required ? site.support_until : null;
};

/** Invites support into one's account, or ends its access. */
export function useInvitation(person: Profile) {
  const onError = (error: Error) => tellFailure(error, i18n.t('support.changeFailed'));
  const stale = [profileQuery.queryKey];
  const invite = useMutation({
    mutationFn: () => api('POST /me/support/invite', { body: { data: { type: 'users', id: person.id } } }),
    onError,
    meta: { stale, tellsFailure: true, notice: () => i18n.t('support.granted') },
  });
  const withdraw = useMutation({
    mutationFn: () => api('DELETE /me/support/uninvite', {}),
    onError,
    meta: { stale, tellsFailure: true, notice: () => i18n.t('support.withdrawn') },
  });
  return { invite, withdraw };
}

// From here on the token is the account's.
function kept(person: StoredPerson) {
  keepPerson(person);
  return flatten(person);
}

/** Signs support in to an account: everything on the screen is then that account's. */
export function useAcceptance(onEntered: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (site: Site) => kept(await api('PATCH /me/sites/{site}/sign_in', { site: site.id })),
    meta: { tellsFailure: true },
    onSuccess: async (owner) => {
      // Inside an account there are no invitations to read.
      queries.removeQueries({ queryKey: SITES });
      const isRead = queries.resetQueries();
      onEntered();
      dismissUndoNotices();
      showSuccess(i18n.t('support.accepted', { name: nameOf(owner) }));
      await isRead;
    },
    onError: (error) => tellFailure(error, i18n.t('support.acceptFailed')),
  });
}

/** Goes back from an account to support's own; `notice` is the phrase that says so. */
export function useReturn(onReturned: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (_notice: 'support.backDone' | 'support.ended') =>
      kept(await api('DELETE /me/sites/sign_out', {})),
    onSuccess: async (_answer, notice) => {
      const isRead = queries.resetQueries();
      onReturned();
      dismissUndoNotices();
      showSuccess(i18n.t(notice));
      await isRead;
    },
  });
}
