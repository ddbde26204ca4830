import { CURRENCIES, type Currency } from '@sofra/contract/currencies';
import { PRICE } from '@sofra/contract/limits';
import { compareMoney, isMoney } from '@sofra/contract/money';
import type { Problem } from '@sofra/contract/problems';
import { type RawBuilder, sql } from 'kysely';

const ofDigits = (digits: number) =>
  sql.join(
    (Object.keys(CURRENCIES) as Currency[])
      .filter((code) => CURRENCIES[code].digits === digits)
      .map((code) => sql.lit(code)),
  );

/** SQL that rounds an amount half up to the digits of a currency (rulings 25 and 26). */
export function roundedPrice(
  amount: RawBuilder<unknown>,
  currency: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`round((${amount})::numeric,
    case when ${currency} in (${ofDigits(0)}) then 0 when ${currency} in (${ofDigits(3)}) then 3 else 2 end)`;
}

/** What is wrong with a price as it was sent; an item's must be above 0, an extra's may be 0 (ruling 26). */
export function priceProblem(price: string, mayBeZero: boolean): Omit<Problem, 'pointer'> | undefined {
  if (price.startsWith('-')) return { code: 'too_small', parameters: { min: 0 } };
  if (!isMoney(price)) return { code: 'invalid_format' };
  if (!mayBeZero && compareMoney(price, '0') === 0) return { code: 'too_small', parameters: { min: 0 } };
  if (compareMoney(price, PRICE.max) > 0) return { code: 'too_big', parameters: { max: PRICE.max } };
  return undefined;
}
