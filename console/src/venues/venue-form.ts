import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isConflict, resolve } from '../forms/three-way-merge.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { useVenueChange, useVenueCreation } from './venue-saving.ts';
import { newValues, type VenueValues, valuesOf, venueField } from './venue-values.ts';
import { useVenueSwitch, type Venue, venueQuery } from './venues.ts';

// The contract's rules come after the form has been painted.
const loadRules = lazy(() => import('./venue-rules.ts'));

type Options = {
  /** The current venue. */
  venue: Venue;
  isNew: boolean;
  /** A new venue has been made and this tab is in it. */
  onCreated: () => void;
};

// A country's code goes with its name.
const partsOf = (values: VenueValues) =>
  (Object.keys(values) as (keyof VenueValues)[]).filter((part) => part !== 'country_code');

/** The form of the current venue or of a new one (document 1 §2 and §4). */
export function useVenueForm({ venue, isNew, onCreated }: Options) {
  const queries = useQueryClient();
  const changing = useVenueChange(venue.id);
  const creation = useVenueCreation();
  const made = useRef<string>(undefined);
  const entering = useVenueSwitch(onCreated);
  useLazy(loadRules, true);
  const form = useRecordForm<VenueValues, Venue>({
    draftKey: isNew ? 'venue new' : `venue ${venue.id}`,
    record: isNew ? undefined : venue,
    read: (shown) => (shown ? valuesOf(shown) : newValues(venue)),
    save: async (values, { values: before, version }) => {
      const saved = await (isNew
        ? creation.mutateAsync(values)
        : changing.mutateAsync({ values, before, version }));
      made.current = saved.id;
      // As it is stored: trimmed, and numbers in their one form.
      form.setValues(valuesOf(saved));
      return saved;
    },
    rules: async (values) => (await loadRules()).brokenVenueRules(values, isNew),
    fieldOf: venueField,
    conflictsIn: (merge) =>
      partsOf(merge.mine).filter((part) =>
        isConflict({ before: merge.before[part], mine: merge.mine[part], theirs: merge.theirs[part] }),
      ),
    resolve: (merge, choices) => {
      const { country } = choices;
      return resolve(merge, country ? { ...choices, country_code: country } : choices);
    },
    onSaved: () => {
      if (isNew && made.current) entering.mutate(made.current, { onError: onCreated });
      else void queries.invalidateQueries({ queryKey: venueQuery.queryKey });
    },
  });
  return { ...form, isBusy: form.isSaving || entering.isPending, entering };
}

/** The form, as its fields see it. */
export type VenueForm = ReturnType<typeof useVenueForm>;
