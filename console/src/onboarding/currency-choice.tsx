import { Select } from '@mantine/core';
import { type Currency, isCurrency } from '@sofra/contract/currencies';
import type { Locale } from '@sofra/contract/locales';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../platform/notices.ts';
import styles from './currency-choice.module.css';
import { settingsQuery } from './settings.ts';

type Props = { value: Currency; onChange: (currency: Currency) => void };

/** The choice of a menu's currency from the server's list, by its code or by its name in the language spoken. */
export function CurrencyChoice({ value, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;
  const { data, error, refetch } = useQuery(settingsQuery);
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    // Until the list has come the one that is chosen stands alone.
    const codes = data?.currencies.map(({ code }) => code) ?? [value];
    return codes.map((code) => ({
      value: code,
      label: `${code.toUpperCase()} · ${names.of(code.toUpperCase()) ?? code}`,
    }));
  }, [data, locale, value]);
  return (
    <Select
      label={t('wizard.menu.currency')}
      data={options}
      value={value}
      error={data ? undefined : error && failureText(error)}
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      nothingFoundMessage={t('wizard.menu.noCurrency')}
      comboboxProps={{ withinPortal: false, size: 'md' }}
      // The list itself scrolls: one within another part could not be reached by who listens.
      withScrollArea={false}
      classNames={{ options: styles.list ?? '' }}
      onDropdownOpen={() => {
        if (error) void refetch();
      }}
      onChange={(code) => {
        if (isCurrency(code)) onChange(code);
      }}
    />
  );
}
