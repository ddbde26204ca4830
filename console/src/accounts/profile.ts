import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { speak } from '../platform/i18n.ts';
import { showFailure } from '../platform/notices.ts';
import { isSpoofed, keepPerson, storedPerson } from './stored-person.ts';

async function readProfile(signal?: AbortSignal) {
  const person = await api('GET /me/profile', signal ? { signal } : {});
  keepPerson(person);
  const read = flatten(person);
  // Support keeps its own language in another's account.
  if (!isSpoofed(read)) await speak(read.locale).catch(showFailure);
  return read;
}

/** The signed-in person; for support in another's account, the owner. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => readProfile(signal),
});

/** A person as the console knows them. */
export type Profile = Awaited<ReturnType<typeof readProfile>>;

/** The person signed in, at first as the browser knows them, so that nothing has to move once they have been read. */
export function usePerson(): Profile | undefined {
  return useQuery(profileQuery).data ?? storedPerson();
}

/** A person's full name. */
export const nameOf = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`;

/** Whether their time to confirm an address is over: the account can only be read (rule 5). */
export const isDisconnected = ({ confirmed, left_days }: Profile): boolean => !confirmed && left_days === 0;

/** Whether this is support that stands in no account, and has no venue. */
export const isSiteless = ({ accounts }: Profile): boolean =>
  accounts.some(({ support, spoofed }) => support && !spoofed);
