import { hasFurtherPrice, mayBeParted } from './further-prices.ts';
import type { Doubt } from './menu.ts';
import type { RawDish } from './sections.ts';
import { isSizePhrase } from './sizes.ts';
import { mayBeThousand } from './thousands.ts';

/** The least prices that tell what is usual, and the least part of them that has a currency where all have. */
const FEWEST = 4;
const MOSTLY = 0.7;
/** The most times that a bare number is larger than the usual price, or less than one is smaller. */
const SPREAD = 25;
/** The most times that a bare number is smaller than the usual price. */
const FAR = 200;
const MOST_WORDS = 10;
/** A price for all that stands below. */
const FOR_ALL = /[\s–—-](?:all|alle|toutes?|tous|tutti|все|الكل)\s*$/iu;
const LEADER = /[.·_\-–—…]{2}|\t/;

const priceOf = (dish: RawDish) => dish.prices[0];
const isBare = (dish: RawDish) =>
  dish.prices.every(({ currency, amount, size }) => !currency && !size && !amount.includes('.'));

/** Whether a dish has a cheaper price behind a name that is none of a size, which is rather another dish. */
const hasCheaper = ({ prices: [first, ...others] }: RawDish) =>
  others.some(
    ({ amount, size }) =>
      /\p{L}/u.test(size) && !isSizePhrase(size) && Number(amount) < Number(first?.amount),
  );

/** A part of a dish, which costs no more than the whole. */
const PART =
  /^(?:half|hlf|quarter|1\/2|1\/4|½|¼|halbe?|demie?|media|mezza|meia|połowa|половин\p{L}*|пол|نص|نصف|ربع|yarım|半)$/iu;

/** Whether a part of a dish costs more than the first price, whose number is then rather of the title: `Chicken 65 half 180`. */
const hasDearerPart = ({ prices: [first, ...others] }: RawDish) =>
  first?.size === '' &&
  others.some(({ amount, size }) => PART.test(size) && Number(amount) > Number(first.amount));

/** Tells why each dish may be none; a table leaves no doubt. */
export function doubtsOf(dishes: readonly RawDish[], currency: string): (dish: RawDish) => Doubt | undefined {
  const amounts = dishes.map((dish) => Number(priceOf(dish)?.amount)).sort((one, other) => one - other);
  const usual = amounts[amounts.length >> 1] ?? 0;
  const named = dishes.filter((dish) => priceOf(dish)?.currency).length;
  const tells = dishes.length >= FEWEST;
  return (dish) => {
    if (dish.prices.some((price) => mayBeThousand(price, currency))) return 'amount';
    if (dish.isCertain || dish.doubt) return dish.doubt;
    const isWithout = named >= MOSTLY * dishes.length && isBare(dish) && !LEADER.test(dish.text);
    if (tells && isWithout) return 'currency';
    const amount = Number(priceOf(dish)?.amount);
    if (tells && isBare(dish) && amount > SPREAD * usual) return 'amount';
    if (tells && amount > 0 && isBare(dish) && FAR * amount < usual) return 'amount';
    // A price of 0 is refused in words of its own.
    if (tells && amount > 0 && SPREAD * amount < Math.min(usual, SPREAD)) return 'amount';
    if (hasFurtherPrice(dish.words, amount)) return 'several';
    if (hasCheaper(dish) || hasDearerPart(dish)) return 'several';
    if (!tells && isBare(dish) && mayBeParted(dish.text, dish.words)) return 'amount';
    if (FOR_ALL.test(dish.words)) return 'sentence';
    return dish.words.trim().split(/\s+/).length > MOST_WORDS && !/[,،、|:–—(/-]/.test(dish.words)
      ? 'sentence'
      : undefined;
  };
}
