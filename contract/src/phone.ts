import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { broken } from './fields.ts';

/** A phone number, answered as E.164; valid means valid for its country (ruling 8). */
export const phone = z
  .string()
  .max(40)
  .overwrite((typed) => parsePhoneNumberFromString(typed, { extract: false })?.number ?? typed)
  .check(({ value, issues }) => {
    if (!parsePhoneNumberFromString(value, { extract: false })?.isValid())
      issues.push({ ...broken('invalid_format'), input: value });
  })
  .meta({ format: 'phone', examples: ['+971501234567'] });
