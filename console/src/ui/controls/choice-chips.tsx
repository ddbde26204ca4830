import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './choice-chips.module.css';
import { FieldGroup } from './field-group.tsx';

type Props = {
  label: string;
  hint?: string;
  choices: readonly { value: string; text: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string | undefined;
};

/** A few of many words, each a box to tick. */
export function ChoiceChips({ label, hint, choices, chosen, onChange, error }: Props) {
  const id = useId();
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <FieldGroup label={label} {...(hint && { describedBy: id })}>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.chips}>
        {choices.map(({ value, text }) => (
          <label key={value} className={styles.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ currentTarget: { checked } }) => toggle(value, checked)}
            />
            <IconCheck size={16} stroke={2.5} aria-hidden />
            {text}
          </label>
        ))}
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </FieldGroup>
  );
}
