import { useEffect, useRef } from 'react';
import styles from './open-form.module.css';

/** The head of an open form; it takes the focus, so that who listens hears where they are. */
export function OpenHead({ title, text }: { title: string; text?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text && <p>{text}</p>}
    </div>
  );
}
