import type { Currency } from '@sofra/contract/money/currencies';

/** A price in a line: its amount as it travels, its currency if one is written, the name of its size, and whether it ends a range. */
export type Price = { amount: string; currency: Currency | undefined; size: string; endsRange?: boolean };

/** The prices at an end of a line, what else stands there, and the prices as they are written. */
export type Priced = { before: string; prices: Price[]; written: string };

/** A line with the prices in it, before its meaning is told. */
export type PricedLine = { line: string; priced: Priced | undefined; variants?: Price[] | undefined };
