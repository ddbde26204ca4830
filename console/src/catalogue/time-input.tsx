import { Input, type InputProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { isFocusElsewhere } from '../ui/controls/focus-elsewhere.ts';
import { readTime } from './times.ts';

type Props = InputProps &
  Omit<ComponentProps<'input'>, keyof InputProps | 'onChange' | 'type'> & {
    value?: string;
    onChange: (typed: string) => void;
  };

/** A time of the day, of 24 hours in every language: taken as it is typed (`readTime`), in full once the field is left. */
export function TimeInput({ value = '', onChange, ...field }: Props) {
  const inFull = () => {
    const time = readTime(value);
    // The message under an unchanged field stays, so that nothing moves under the pointer.
    if (time !== value) onChange(time);
  };
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      {...field}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={(event) => isFocusElsewhere(event) && inFull()}
    />
  );
}
