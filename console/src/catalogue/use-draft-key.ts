import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { venueQuery } from '../venues/venues.ts';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';

/** The key under which a record's draft is kept: its id, or for a new one the list that it would stand in. */
export function useDraftKey(form: string, { level, above }: Place, row: Row | undefined): string | undefined {
  const client = useQueryClient();
  const [key] = useState(() => {
    const parent = above.at(-1) ?? client.getQueryData(venueQuery.queryKey)?.id;
    return row ? `${form} ${row.id}` : parent && `${form} ${level} ${parent}`;
  });
  return key;
}
