import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazy, useLazy } from '../platform/lazy.ts';
import { tellFailure } from '../platform/query-client.ts';
import type { FormName, OwnProblem } from './account-rules.ts';
import { refusedFields } from './form-fields.ts';

// The contract's schemas come after the form has been painted.
const loadRules = lazy(() => import('./account-rules.ts'));

type Options<V extends object, R extends object> = {
  /** Which rules it has to keep. */
  name: FormName;
  /** What stands in it at first, by the names that the wire has for the fields. */
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

type Errors = Readonly<Record<string, string | undefined>>;

/** What stands in a form, and what is wrong with it: said at the fields, and forgiven as they change. */
function useFields<V extends object>(initial: V) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const set = (typed: Partial<V>) => {
    setValues((present) => ({ ...present, ...typed }));
    const forgiven = Object.fromEntries(Object.keys(typed).map((field) => [field, undefined]));
    setErrors((present) => ({ ...present, ...forgiven }));
  };
  const show = (found: Errors) => {
    // The first field with a broken rule takes the focus: the rules have to stand at the fields by then.
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  /** Puts everything back, as after it has been saved. */
  const reset = (next: V) => {
    setValues(next);
    setErrors({});
  };
  /** Binds a field of text. */
  const bind = (field: keyof V & string) => ({
    name: field,
    value: String(values[field]),
    error: errors[field],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [field]: currentTarget.value } as Partial<V>),
  });
  return { form, values, errors, set, show, reset, bind };
}

/** A form about a person: it keeps what was typed, and says at each field what is wrong there (document 1 §5). */
export function useAccountForm<V extends object, R extends object>(options: Options<V, R>) {
  const { name, initial, recordOf, ownProblems, send, tell = tellFailure } = options;
  const { form, show, ...fields } = useFields(initial);
  const [isSending, setSending] = useState(false);
  useLazy(loadRules, true);

  const attempt = async () => {
    const { values } = fields;
    try {
      const { brokenFields } = await loadRules();
      const record = recordOf(values);
      const found = brokenFields(name, values, record, ownProblems?.(values) ?? []);
      show(found);
      if (Object.keys(found).length === 0) await send(record);
    } catch (error) {
      const refused = refusedFields(error, Object.keys(values));
      if (refused) show(refused);
      else tell(error);
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    void attempt();
  };
  /** What the form element needs. */
  const props = { ref: form, noValidate: true, onSubmit: submit };
  return { ...fields, isSending, props };
}
