import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './currency-select.module.css';

type Props = Omit<SelectProps, 'data'> & { codes: readonly string[] };

/** The choice of a currency by its code or by its name in the language spoken. */
export function CurrencySelect({ codes, ...field }: Props) {
  const { i18n } = useTranslation();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'currency' });
    return codes.map((code) => ({
      value: code,
      label: `${code.toUpperCase()} · ${names.of(code.toUpperCase()) ?? code}`,
    }));
  }, [codes, i18n.language]);
  return (
    <Select
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      // The list itself scrolls: a screen reader could not reach a list within another scrolling element.
      withScrollArea={false}
      classNames={{ options: styles.list ?? '' }}
      data={options}
      {...field}
    />
  );
}
