import type { Locale } from '@sofra/contract/languages/locales';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { changeLocale } from '../platform/i18n.ts';
import { showFailure } from '../platform/notices.ts';
import { type Profile, profileQuery } from './profile.ts';
import { isSpoofed } from './stored-person.ts';

/**
 * Chooses the language of the interface and of mails: it is saved on the person; support in another's account changes
 * only the browser's.
 */
export function useLanguage(person: Profile | undefined) {
  const queries = useQueryClient();
  const isSaved = person !== undefined && !isSpoofed(person);
  return useMutation({
    mutationFn: async (locale: Locale) => {
      await changeLocale(locale);
      if (!isSaved) return;
      // A reading that is on its way may have left before the choice.
      await queries.cancelQueries(profileQuery);
      const data = { type: 'users' as const, attributes: { locale } };
      queries.setQueryData(
        profileQuery.queryKey,
        flatten(await api('PATCH /me/profile', { body: { data } })),
      );
    },
    onError: () => {
      if (isSaved) changeLocale(person.locale).catch(showFailure);
    },
  });
}
