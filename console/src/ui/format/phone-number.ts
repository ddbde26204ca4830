import { latinDigits } from '@sofra/contract/languages/latin-digits';
import { PHONE } from '@sofra/contract/limits';
import type { AsYouType, CountryCode } from 'libphonenumber-js/min';

/** The numbering plans of all countries, loaded when a phone number is first asked for. */
export type PhoneLibrary = typeof import('libphonenumber-js/min');

/** A country of the numbering plans. */
export type PhoneCountry = CountryCode;

/** A number on its way: what the field shows, the country it belongs to, and the value, E.164 as soon as it is one. */
export type TypedPhone = { text: string; country: PhoneCountry; value: string };

/** The characters of a number: a plus at its start, digits, and separators; `most` digits count. */
function cleaned(text: string, most: number): string {
  let digits = 0;
  return [...latinDigits(text.trimStart()).replace(/^00/, '+')]
    .filter((character, at) => {
      if (/\d/.test(character)) return ++digits <= most;
      return character === '+' ? at === 0 : /[\s().-]/.test(character);
    })
    .join('');
}

// "+1" and "+7" are several countries': until more is typed the chosen one stays when its code is the same.
function countryOf(library: PhoneLibrary, typer: AsYouType, chosen: PhoneCountry): PhoneCountry {
  const found = typer.getCountry();
  if (found) return found;
  const code = typer.getCallingCode();
  if (!code || library.getCountryCallingCode(chosen) === code) return chosen;
  const all = [...PHONE.preferred, ...library.getCountries()];
  return all.find((country) => library.getCountryCallingCode(country) === code) ?? chosen;
}

/** Reads a number as it is typed, in a country's own way or with a plus; `isLonger`: it grew, so signs may be put between. */
export function typePhone(
  library: PhoneLibrary,
  typed: string,
  wanted: PhoneCountry,
  { isLonger }: { isLonger: boolean },
): TypedPhone {
  const chosen = library.isSupportedCountry(wanted) ? wanted : PHONE.preferred[0];
  const own = library.getCountryCallingCode(chosen).length;
  const isInternational = /^\s*(\+|00)/.test(latinDigits(typed));
  const text = cleaned(typed, isInternational ? PHONE.maxDigits : PHONE.maxDigits - own);
  const typer = new library.AsYouType(chosen);
  const formatted = typer.input(text);
  const country = countryOf(library, typer, chosen);
  const value = typer.getNumber()?.number ?? text.trim();
  return { text: isLonger ? formatted : text, country, value };
}

/** A number as it shows once it is typed: +971 50 123 4567; what is no number yet stays as it is. */
export function settlePhone(library: PhoneLibrary, text: string, country: PhoneCountry): string {
  const number = library.parsePhoneNumberFromString(text, country);
  return number?.isValid() ? number.formatInternational() : text;
}

/** The number with the calling code of another country, as choosing one does. */
export function movePhone(library: PhoneLibrary, text: string, to: PhoneCountry): string {
  const code = `+${library.getCountryCallingCode(to)} `;
  const typer = new library.AsYouType();
  typer.input(text);
  const known = typer.getCallingCode();
  if (!text.trim().startsWith('+')) return text.trim() === '' ? code : text;
  return (
    code +
    (known
      ? text
          .trim()
          .slice(1 + known.length)
          .trim()
      : '')
  );
}
