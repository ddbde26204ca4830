import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { broken } from '../api/fields.ts';

const read = (typed: string) => parsePhoneNumberFromString(typed, { extract: false });

// E.164 has no extensions: such a number stays as typed, so that the rule refuses it.
function asE164(typed: string): string {
  const number = read(typed);
  return number && !number.ext ? number.number : typed;
}

/** A phone number, answered as E.164; valid means valid for its country (rule 8), and without an extension. */
export const phone = z
  .string()
  .max(40, { abort: true })
  .overwrite(asE164)
  .check(({ value, issues }) => {
    const number = read(value);
    if (!number?.isValid()) issues.push({ ...broken('invalid_format'), input: value });
    else if (number.ext) issues.push({ ...broken('phone_extension'), input: value });
  })
  .meta({ format: 'phone', examples: ['+971501234567'] });

/**
 * A number as people read it, with the country's code and spaces at which no line breaks; a number that cannot be read stays
 * as it is.
 */
export function formatPhone(number: string): string {
  return read(number)?.formatInternational().replaceAll(' ', '\u00a0') ?? number;
}
