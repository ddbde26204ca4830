import type { Locale } from '@sofra/contract/languages/locales';
import { formatPrice } from '@sofra/contract/money/money';

/** The space between an amount and its currency, but not those within the amount. */
const BESIDE_AMOUNT = /(?<=^\D*)\u00a0|\u00a0(?=\D*$)/;

/** A price whose currency may stand on a line of its own, where the amount alone fills a narrow phone. */
export function shownPrice(amount: string, currency: string, locale: Locale): string {
  return formatPrice(amount, currency, locale).replace(BESIDE_AMOUNT, ' ');
}
