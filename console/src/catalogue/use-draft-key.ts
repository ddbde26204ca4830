import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { venueQuery } from '../venues/venues.ts';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';

/** Where a form keeps what is typed of a record: by its id, or of a new one by what it would stand in. */
export function useDraftKey(form: string, { level, above }: Place, row: Row | undefined): string | undefined {
  const client = useQueryClient();
  const [key] = useState(() => {
    const parent = above.at(-1) ?? client.getQueryData(venueQuery.queryKey)?.id;
    return row ? `${form} ${row.id}` : parent && `${form} ${level} ${parent}`;
  });
  return key;
}
