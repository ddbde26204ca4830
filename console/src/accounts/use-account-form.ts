import { fieldAt } from '../forms/field-errors.ts';
import { useForm } from '../forms/use-form.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { tellFailure } from '../platform/query-client.ts';
import type { FormName, OwnProblem } from './account-rules.ts';

// The contract's schemas come after the form has been painted.
const loadRules = lazy(() => import('./account-rules.ts'));

type Options<V extends object, R extends object> = {
  /** The name of the rules that the form keeps. */
  name: FormName;
  /** The initial values, by the fields' names on the wire. */
  initial: V;
  /** The record that a body would carry. */
  recordOf: (values: V) => R;
  /** Broken rules that only the form knows. */
  ownProblems?: (values: V) => readonly OwnProblem[];
  /** Sends the record. What it throws is told: at the fields, or as a notice. */
  send: (record: R) => Promise<void>;
  /** Tells of a failure that is at none of the fields, where a notice would not be seen. */
  tell?: (error: unknown) => void;
};

/** A form about a person, judged by the contract's rules for the record that it sends (rule 66). */
export function useAccountForm<V extends object, R extends object>(options: Options<V, R>) {
  const { name, initial, recordOf, ownProblems, send, tell = tellFailure } = options;
  useLazy(loadRules);
  return useForm<V>({
    initial,
    rules: async (values) => {
      const { brokenAccountRules } = await loadRules();
      return brokenAccountRules(name, values, recordOf(values), ownProblems?.(values) ?? []);
    },
    fieldOf: fieldAt,
    save: (values) => send(recordOf(values)),
    tell,
  });
}
