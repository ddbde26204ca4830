import { TextInput, type TextInputProps } from '@mantine/core';
import { amountInFull } from '../format/amounts.ts';
import { isFocusElsewhere } from './focus-elsewhere.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value?: string;
  currency: string;
  onChange: (typed: string) => void;
};

/** An amount of money: taken as it is typed (`readAmount`), shown in full once the field is left. */
export function AmountInput({ value = '', currency, onChange, ...field }: Props) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      {...field}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={(event) => {
        if (!isFocusElsewhere(event)) return;
        const full = amountInFull(value, currency);
        if (full !== undefined && full !== value) onChange(full);
        field.onBlur?.(event);
      }}
    />
  );
}
