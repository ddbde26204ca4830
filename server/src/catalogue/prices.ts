import type { Problem } from '@sofra/contract/api/problems';
import { CURRENCIES, type Currency } from '@sofra/contract/money/currencies';
import { type PriceBounds, priceProblem } from '@sofra/contract/money/prices';
import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../platform/http/answer.ts';

const codesOf = (digits: number) =>
  (Object.keys(CURRENCIES) as Currency[]).filter((code) => CURRENCIES[code].digits === digits).join(' ');

// SQL: the decimals of a currency (rule 25). A look-up in a text is quicker than in a list, which becomes a
// table first.
function digitsOf(currency: RawBuilder<unknown>): RawBuilder<unknown> {
  const isOf = (digits: number) => sql`strpos(${sql.lit(codesOf(digits))}, ${currency}) > 0`;
  return sql`case when ${isOf(0)} then 0 when ${isOf(3)} then 3 else 2 end`;
}

/** SQL: the table `digits` that `shownPrice` reads, computed once for all prices of a menu. */
export const digitsFor = (currency: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select count, power(10::numeric, -count) as least from (select ${digitsOf(currency)} as count) currency offset 0) digits`;

/** SQL: a stored amount as `shownMoney` shows it, as text, beside the `digits` of its currency. */
export const shownPrice = (amount: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`round(greatest(${amount}, case when ${amount} > 0 then digits.least else 0 end), digits.count)::text`;

/** The problems of a price that a call may send: none, or the one. */
export function priceProblems(price: string | undefined, pointer: string, bounds?: PriceBounds): Problem[] {
  const problem = price === undefined ? undefined : priceProblem(price, bounds);
  return problem ? [{ ...problem, pointer }] : [];
}

/** Refuses with `not_positive`, `too_small`, `too_big` or `invalid_amount` unless a price is allowed in its currency. */
export function assertPrice(price: string | undefined, pointer: string, bounds: PriceBounds): void {
  const problems = priceProblems(price, pointer, bounds);
  if (problems.length > 0) throw new Refusal(problems);
}
