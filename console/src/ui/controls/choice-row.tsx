import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './choice-chips.module.css';
import { FieldGroup } from './field-group.tsx';

type Props<V extends string> = {
  label: string;
  choices: readonly { value: V; text: string }[];
  chosen: V;
  onChange: (chosen: V) => void;
};

/** A choice of one of a few short words, side by side. */
export function ChoiceRow<V extends string>({ label, choices, chosen, onChange }: Props<V>) {
  const name = useId();
  return (
    <FieldGroup label={label}>
      <div className={styles.chips}>
        {choices.map(({ value, text }) => (
          <label key={value} className={styles.chip}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChange(value)} />
            <IconCheck size={16} stroke={2.5} aria-hidden />
            {text}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
