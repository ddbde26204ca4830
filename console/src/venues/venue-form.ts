import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useRef, useState } from 'react';
import { type FieldErrors, hasErrors } from '../forms/field-errors.ts';
import { isConflict, isSame, resolve } from '../forms/three-way-merge.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { tellRefusal, useVenueChange, useVenueCreation } from './venue-saving.ts';
import { newValues, savable, type VenueValues, valuesOf, venueField } from './venue-values.ts';
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

const differing = (values: Partial<VenueValues>, others: VenueValues): Partial<VenueValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, others[name as keyof VenueValues])),
  );

type RuledForm = {
  values: VenueValues;
  errors: FieldErrors;
  bind: ReturnType<typeof useRecordForm<VenueValues, Venue>>['bind'];
};

/** The form's errors before it is sent: named at once, and told at a field that has been left. */
function useVenueRules({ values, errors, bind }: RuledForm, before: VenueValues | undefined) {
  const rules = useLazy(loadRules);
  const [left, setLeft] = useState<readonly string[]>([]);
  const broken = rules?.brokenVenueRules(values, before) ?? {};
  const leave = ({ target: { name } }: FocusEvent<HTMLFormElement>) => {
    if (name && !left.includes(name)) setLeft([...left, name]);
  };
  return {
    isValid: !hasErrors(broken),
    wrong: Object.keys(values).filter((field) => field in broken || field in errors) as (keyof VenueValues)[],
    leave,
    bind: <F extends keyof VenueValues>(field: F) => {
      const bound = bind(field);
      return { ...bound, error: bound.error ?? (left.includes(field) ? broken[field] : undefined) };
    },
  };
}

/** The form of the current venue or of a new one (rule 70). */
export function useVenueForm({ venue, isNew, onCreated }: Options) {
  const queries = useQueryClient();
  const changing = useVenueChange(venue.id);
  const creation = useVenueCreation();
  const made = useRef<string>(undefined);
  const entering = useVenueSwitch(onCreated);
  const form = useRecordForm<VenueValues, Venue>({
    draftKey: isNew ? 'venue new' : `venue ${venue.id}`,
    record: isNew ? undefined : venue,
    read: (shown) => (shown ? valuesOf(shown) : newValues(venue)),
    save: async (values, { values: before, version }) => {
      if (isNew) {
        const saved = await creation.mutateAsync(values);
        made.current = saved.id;
        return saved;
      }
      const broken = (await loadRules()).brokenVenueRules(values, before);
      const right = savable(values, before, Object.keys(broken));
      const saved = await changing.mutateAsync({ values: right, before, version });
      // As it is stored, trimmed and numbers in their one form; what was not right, or typed meanwhile, stays.
      form.setValues((now) =>
        Object.assign(valuesOf(saved), differing(values, right), differing(now, values)),
      );
      form.show(broken);
      return saved;
    },
    rules: async (values, before) => {
      const broken = (await loadRules()).brokenVenueRules(values, isNew ? undefined : before);
      // A right and changed part is saved, whatever else is wrong.
      const isSavable = !isNew && !isSame(savable(values, before, Object.keys(broken)), before);
      return isSavable ? {} : broken;
    },
    fieldOf: venueField,
    tell: tellRefusal,
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
  const { leave, ...ruled } = useVenueRules(form, isNew ? undefined : form.before);
  const props = { ...form.props, onBlur: leave };
  return { ...form, ...ruled, props, isBusy: form.isSaving || entering.isPending, entering };
}

/** The form, as its fields see it. */
export type VenueForm = ReturnType<typeof useVenueForm>;
