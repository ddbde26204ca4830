// The ten digits of each script in which people type numbers, by their first (Arabic-Indic, and its eastern form).
const ZEROS = ['٠', '۰'].map((zero) => zero.charCodeAt(0));

/** A language for `Intl`, with Latin digits: in every language they are the same (rule 25). */
export const latinLocale = (locale: string) => `${locale}-u-nu-latn`;

/** A text with its digits as Latin ones, which alone travel and show (rule 25). */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
}
