import type { FieldKind, ItemField, ItemValues } from '@sofra/contract/catalogue/item-fields';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { CheckBox } from '../ui/controls/check-box.tsx';

type PlainValue = ItemValues[ItemField];

type PlainKind = {
  /** Its control in the form, with what is wrong with its value. */
  Control: (props: {
    label: string;
    value: PlainValue;
    error: ReactNode;
    onChange: (value: PlainValue) => void;
  }) => ReactNode;
  /** A value in words, where two people have given different ones. */
  words: (value: PlainValue, t: TFunction) => string;
  /** The line of the history about another value. */
  line: (change: { title: string; field: string; was: unknown; is: unknown }, t: TFunction) => string;
};

/** The control, the words and the line of each kind of plain field of an item; a kind without one of them does not compile. */
export const PLAIN_KINDS: Record<FieldKind, PlainKind> = {
  flag: {
    Control: ({ label, value, onChange }) => (
      <CheckBox
        label={label}
        checked={value === true}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
    ),
    words: (value, t) => t(`saving.conflict.${value ? 'yes' : 'no'}`),
    line: ({ title, field, is }, t) => t(`lines.flag.${is ? 'on' : 'off'}`, { title, field }),
  },
};
