import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../format/dates.ts';
import styles from './date-input.module.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day to choose, as `YYYY-MM-DD`: written as days are everywhere, and in the device's own way while it is typed. */
export function DateInput(props: TextInputProps) {
  const { i18n } = useTranslation();
  const value = String(props.value ?? '');
  const words = DAY.test(value) && dayWords(`${value}T00:00:00Z`, i18n.language, 'UTC');
  return (
    <TextInput
      type="date"
      {...props}
      data-words={words !== false || undefined}
      inputContainer={(input) => (
        <div className={styles.date}>
          {input}
          {words && (
            <span aria-hidden className={styles.words}>
              {words}
            </span>
          )}
        </div>
      )}
    />
  );
}
