const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of a country by its ISO 3166 code in either case, or undefined when there is no such code. */
export function countryName(code: string): string | undefined {
  return /^[a-z]{2}$/i.test(code) ? REGIONS.of(code.toUpperCase()) : undefined;
}
