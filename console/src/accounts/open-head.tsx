import { useEffect, useRef } from 'react';
import { FormHead } from '../ui/layout/form-head.tsx';

/** The head of an open form; it takes the focus, so that screen readers announce the page. */
export function OpenHead(words: { title: string; text?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <FormHead ref={heading} {...words} />;
}
