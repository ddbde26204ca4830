import { FormHead } from '../ui/layout/form-head.tsx';

/** A step's question; it takes the focus on arrival, so that it is read out. */
export function StepHead(words: { title: string; text: string }) {
  // `name` is how the form finds what to focus (`use-form.ts`).
  return <FormHead {...words} {...{ name: 'step' }} />;
}
