import { type Currency, isCurrency } from '@sofra/contract/money/currencies';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../platform/notices.ts';
import { CurrencySelect } from '../ui/controls/currency-select.tsx';
import { settingsQuery } from '../venues/settings.ts';

type Props = { value: Currency; onChange: (currency: Currency) => void };

/** The choice of a menu's currency from the server's list. */
export function CurrencyChoice({ value, onChange }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(settingsQuery);
  // Until the list has loaded, only the chosen currency is offered.
  const codes = useMemo(() => data?.currencies.map(({ code }) => code) ?? [value], [data, value]);
  return (
    <CurrencySelect
      label={t('wizard.menu.currency')}
      codes={codes}
      value={value}
      error={data ? undefined : error && failureText(error)}
      nothingFoundMessage={t('wizard.menu.noCurrency')}
      comboboxProps={{ withinPortal: false, size: 'md' }}
      onDropdownOpen={() => {
        if (error) void refetch();
      }}
      onChange={(code) => {
        if (isCurrency(code)) onChange(code);
      }}
    />
  );
}
