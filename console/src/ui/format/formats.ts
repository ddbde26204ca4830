import { latinLocale } from '@sofra/contract/languages/latin-digits';

/** Formats by language and options, with Latin digits (rule 25): to make one takes longer than to draw a row of a list. */
function remembered<O, F>(make: (locale: string, options: O) => F): (locale: string, options: O) => F {
  const formats = new Map<string, F>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const format = formats.get(key) ?? make(latinLocale(locale), options);
    formats.set(key, format);
    return format;
  };
}

/** The format of moments. */
export const dateFormat = remembered(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** The format of numbers. */
export const numberFormat = remembered(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** The format of how long ago something was. */
export const agoFormat = remembered(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
