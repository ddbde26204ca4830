import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';

/** The person signed in. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => flatten(await api('GET /me/profile', { signal })),
});

/** A person's full name. */
export const nameOf = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`;
