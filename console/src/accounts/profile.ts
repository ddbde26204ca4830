import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';

const readProfile = async (signal?: AbortSignal) =>
  flatten(await api('GET /me/profile', signal ? { signal } : {}));

/** The person signed in; for support in somebody's account, the owner. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => readProfile(signal),
});

/** A person as the console knows them. */
export type Profile = Awaited<ReturnType<typeof readProfile>>;

/** A person's full name. */
export const nameOf = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`;

/** Whether this is support that stands in somebody's account (ruling 15). */
export const isSpoofed = ({ accounts }: Profile): boolean => accounts.some(({ spoofed }) => spoofed);

/** Whether this is support that stands in no account, and has no venue. */
export const isSiteless = ({ accounts }: Profile): boolean =>
  accounts.some(({ support, spoofed }) => support && !spoofed);
