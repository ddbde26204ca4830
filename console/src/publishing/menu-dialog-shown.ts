import { queryOptions } from '@tanstack/react-query';

/** The dialog of the menu's address; `first`: the venue has just been published for the first time. */
export type MenuDialogShown = 'closed' | 'open' | 'first';

/** Whether the dialog of the menu's address shows: in the cache, so that any screen opens it and another venue closes it. */
export const menuDialogShown = queryOptions({
  queryKey: ['menu-dialog'],
  queryFn: (): MenuDialogShown => 'closed',
  initialData: (): MenuDialogShown => 'closed',
  staleTime: Number.POSITIVE_INFINITY,
});
