import { type ReactNode, useId } from 'react';
import { FieldGroup } from './field-group.tsx';
import styles from './radio-cards.module.css';

type Props<V extends string> = {
  label: string;
  choices: readonly { value: V; text: string; hint: ReactNode }[];
  chosen: V;
  onChange: (chosen: V) => void;
};

/** A choice of one option, each with an explanation. */
export function RadioCards<V extends string>({ label, choices, chosen, onChange }: Props<V>) {
  const name = useId();
  return (
    <FieldGroup label={label}>
      <div className={styles.cards}>
        {choices.map(({ value, text, hint }) => (
          <label key={value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              data-autofocus={value === chosen || undefined}
              aria-describedby={`${name}-${value}`}
              aria-label={text}
              onChange={() => onChange(value)}
            />
            <span className={styles.text}>{text}</span>
            <span id={`${name}-${value}`} className={styles.hint}>
              {hint}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
