import type { ComponentProps } from 'react';
import styles from './form-head.module.css';

type Props = { title: string; text?: string | undefined } & ComponentProps<'h1'>;

/** The head of a form that has a page to itself. Its heading can take the focus, so that it is read out. */
export function FormHead({ title, text, ...heading }: Props) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1} {...heading}>
        {title}
      </h1>
      {text && <p>{text}</p>}
    </div>
  );
}
