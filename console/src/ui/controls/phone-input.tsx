import { Input } from '@mantine/core';
import type { Locale } from '@sofra/contract/languages/locales';
import { PHONE } from '@sofra/contract/limits';
import { IconChevronDown } from '@tabler/icons-react';
import { type ChangeEvent, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../format/country.ts';
import type { PhoneCountry, PhoneLibrary } from '../format/phone-number.ts';
import styles from './phone-input.module.css';
import { usePhone } from './use-phone.ts';

type Props = {
  name: string;
  label: string;
  /** E.164, or what is typed as long as it is no number. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The code of the country that the number is likely of; without, the browser's. */
  home?: string | null;
};

type Country = { code: PhoneCountry; name: string; calling: string };

function useCountries(library: PhoneLibrary | undefined): { preferred: Country[]; others: Country[] } {
  const { i18n } = useTranslation();
  const locale = i18n.language as Locale;
  return useMemo(() => {
    if (!library) return { preferred: [], others: [] };
    const said = (code: PhoneCountry): Country => ({
      code,
      name: countryName(code, locale),
      calling: `+${library.getCountryCallingCode(code)}`,
    });
    const isPreferred = (code: PhoneCountry) => (PHONE.preferred as readonly string[]).includes(code);
    const others = library.getCountries().filter((code) => !isPreferred(code));
    return {
      preferred: PHONE.preferred.map(said),
      others: others.map(said).sort((one, other) => one.name.localeCompare(other.name, locale)),
    };
  }, [library, locale]);
}

type PickerProps = { phone: ReturnType<typeof usePhone> };

/** The native list of a phone or a desktop under a short text: "AE +971", or "AE" beside a number with its calling code. */
function CountryPicker({ phone: { library, country, text, move } }: PickerProps) {
  const { t } = useTranslation();
  const { preferred, others } = useCountries(library);
  // The number says its own once it is whole.
  const isSaid = text.startsWith('+');
  const calling =
    library?.isSupportedCountry(country) && !isSaid ? `+${library.getCountryCallingCode(country)}` : '';
  const option = ({ code, name, calling: number }: Country) => (
    <option key={code} value={code}>{`${name} (${number})`}</option>
  );
  return (
    <span className={styles.country}>
      <span aria-hidden="true">
        <b>{country}</b> {calling}
      </span>
      <IconChevronDown size={16} aria-hidden="true" />
      <select
        className={styles.select}
        aria-label={t('phone.country')}
        value={country}
        onChange={(event) => move(event.currentTarget.value as PhoneCountry)}
      >
        {preferred.length === 0 && <option value={country}>{country}</option>}
        {preferred.map(option)}
        {others.length > 0 && <hr />}
        {others.map(option)}
      </select>
    </span>
  );
}

/** An international phone number: a country to choose, digits put in order as they are typed, at most 15 (rule 8). */
export function PhoneInput({ name, label, value, error, onChange, onBlur, home }: Props) {
  const id = useId();
  const phone = usePhone(value, onChange, home);
  const { text, country } = phone;
  const type = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    // Signs are only put between at the end, so that the caret never jumps.
    const isLonger = input.value.length > text.length && input.selectionEnd === input.value.length;
    phone.take(input.value, country, { isLonger });
  };
  const leave = () => {
    phone.settle();
    onBlur?.();
  };
  return (
    <Input.Wrapper label={label} labelProps={{ htmlFor: id }} error={error} errorProps={{ id: `${id}error` }}>
      {/* Numbers are written from left to right in every language. */}
      <div className={styles.number} dir="ltr" data-error={error ? true : undefined}>
        <CountryPicker phone={phone} />
        <input
          id={id}
          className={styles.input}
          name={name}
          type="tel"
          autoComplete="tel"
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          onChange={type}
          onBlur={leave}
        />
      </div>
    </Input.Wrapper>
  );
}
