import styles from './registration.module.css';

/** A step's question; it takes the focus when one comes to the step, so that it is read out. */
export function StepHead({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.head}>
      {/* `name` is how the form finds what to focus (`use-form.ts`). */}
      <h1 tabIndex={-1} {...{ name: 'step' }}>
        {title}
      </h1>
      <p>{text}</p>
    </div>
  );
}
