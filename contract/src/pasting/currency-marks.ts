import { CURRENCIES, type Currency } from '../currencies.ts';
import { latinLocale } from '../latin-digits.ts';
import { LOCALE_CODES } from '../locales.ts';
import { plain } from './plain-text.ts';

/** Ways to write a currency on a menu that `Intl` does not know, by the currency. */
const COLLOQUIAL: { [code in Currency]?: string } = {
  aed: 'dhs dh dirham dirhams درهم دراهم дирхам дирхамов',
  sar: 'sr ريال ر.س riyal',
  qar: 'qr ر.ق',
  kwd: 'kd دينار د.ك',
  bhd: 'bd',
  egp: 'le l.e جنيه ج.م',
  chf: 'fr sfr',
  try: 'tl ليرة lira',
  rub: 'руб р рублей',
  kzt: 'тг тенге',
  uah: 'грн',
  uzs: 'сум сўм',
  byn: 'br',
  eur: 'euro euros',
  usd: 'us$ dollars',
  gbp: 'pounds',
  cny: '元 块 rmb',
  jpy: '円',
  krw: '원',
  thb: 'บาท baht',
  inr: 'rs रुपये रु',
  ils: 'שח ש"ח',
  gel: 'ლარი',
  amd: 'դր',
  pln: 'zl',
};

const signsOf = (currency: Currency): string[] =>
  LOCALE_CODES.flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const options = { style: 'currency', currency, currencyDisplay } as const;
      const parts = new Intl.NumberFormat(latinLocale(locale), options).formatToParts(1);
      const sign = plain(parts.find(({ type }) => type === 'currency')?.value ?? currency);
      return sign.toLowerCase().replace(/\.$/, '');
    }),
  );

/** A mark that is one Latin letter, such as the L of Honduras, is a size on most menus. */
const isLetter = (mark: string) => /^[a-z]$/.test(mark);

function makeMarks(): Map<string, Currency> {
  const marks = new Map<string, Currency>();
  // The usual bearer of a sign comes first: `$` is the US dollar before any other.
  const codes = Object.keys(CURRENCIES) as Currency[];
  const common: Currency[] = ['usd', 'eur', 'gbp', 'aed', 'rub', 'cny', 'inr'];
  for (const code of [...common, ...codes])
    for (const mark of [code, ...signsOf(code)])
      if (!marks.has(mark) && !isLetter(mark)) marks.set(mark, code);
  for (const [code, words] of Object.entries(COLLOQUIAL))
    for (const mark of words.split(' ')) marks.set(mark, code as Currency);
  return marks;
}

let made: Map<string, Currency> | undefined;

/** The words and signs of every currency, in lower case, as menus write them. */
export function currencyMarks(): Map<string, Currency> {
  made ??= makeMarks();
  return made;
}

/** The source of a pattern for any of them; a mark of letters is a word of its own. */
export function markPattern(): string {
  const escaped = [...currencyMarks().keys()]
    .sort((a, b) => b.length - a.length)
    .map((mark) => mark.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Scripts without spaces write a mark beside the words.
  return String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}])(?:${escaped.join('|')})(?!\p{L})`;
}
