import { useForm as useValues } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { type FieldErrors, type FieldOf, hasErrors, refusedFields } from './field-errors.ts';
import { useFocus } from './use-focus.ts';

/** The options of a form. */
export type FormOptions<V extends object> = {
  /** The initial values. */
  initial: V;
  /** The rules that the values break, checked before they are sent. */
  rules: (values: V) => FieldErrors | Promise<FieldErrors>;
  fieldOf: FieldOf;
  /** Saves the values. A refusal that it throws is shown at its fields. */
  save: (values: V) => Promise<void>;
  /** Tells of a failure that the fields do not show; without, `save` has told of it. */
  tell?: (error: unknown) => void;
};

/** A form: it holds the values, shows at each field what is wrong there, and saves them once nothing is. */
export function useForm<V extends object>({ initial, rules, fieldOf, save, tell }: FormOptions<V>) {
  const form = useValues<V>({ initialValues: initial });
  const { root, focusFirstInvalid, selectPart } = useFocus();
  const [isSaving, setSaving] = useState(false);
  const errors = form.errors as FieldErrors;
  const show = (found: FieldErrors) => {
    form.setErrors(found);
    if (hasErrors(found)) focusFirstInvalid();
  };
  /** Does what the server may refuse. */
  const attempt = async (work: () => Promise<void>) => {
    setSaving(true);
    try {
      await work();
    } catch (error) {
      const refused = refusedFields(error, fieldOf, form.getValues());
      show(refused.errors);
      if (!refused.isComplete) tell?.(error);
    } finally {
      setSaving(false);
    }
  };
  const check = async () => {
    const values = form.getValues();
    const broken = await rules(values);
    show(broken);
    if (!hasErrors(broken)) await save(values);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) void attempt(check);
  };
  /** Binds a field by its name, by which browsers know what to fill in. */
  const bind = <F extends keyof V & string>(field: F) => ({
    name: field,
    value: form.values[field],
    error: errors[field],
    onChange: form.getInputProps(field).onChange,
  });
  /** The properties of the form element. */
  const props = { ref: root, noValidate: true, onSubmit: submit };
  return { ...form, errors, isSaving, attempt, show, bind, selectPart, props };
}
