import { latinLocale } from '@sofra/contract/languages/latin-digits';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { CURRENCIES, type Currency } from '@sofra/contract/money/currencies';
import { CURRENCY_WORDS } from './currency-words.ts';
import { plain } from './plain-text.ts';

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

function makeMarks(): Map<string, Currency[]> {
  const marks = new Map<string, Currency[]>();
  const add = (mark: string, code: Currency) => {
    const bearers = marks.get(mark) ?? [];
    if (!bearers.includes(code)) marks.set(mark, [...bearers, code]);
  };
  const addSigns = (code: Currency) => {
    for (const sign of [code, ...signsOf(code)]) {
      if (!isLetter(sign)) add(sign, code);
      if (sign === '$') for (const mark of [`${code}$`, `${code} $`]) add(mark, code);
    }
  };
  // The usual bearer of a sign comes first: `$` is the US dollar before any other.
  for (const code of ['usd', 'eur', 'gbp', 'aed', 'rub', 'cny', 'inr', 'chf'] as const) addSigns(code);
  for (const [code, words] of Object.entries(CURRENCY_WORDS))
    for (const word of words.split(' '))
      add(plain(word.replaceAll('~', ' ')).toLowerCase(), code as Currency);
  for (const code of Object.keys(CURRENCIES)) addSigns(code as Currency);
  return marks;
}

let made: Map<string, Currency[]> | undefined;

/** The words and signs of every currency, in lower case, as menus write them, with those that share one. */
function currencyMarks(): Map<string, Currency[]> {
  made ??= makeMarks();
  return made;
}

/** The currency of a mark: the menu's own if it is written so too, else the usual one. */
export function currencyOf(mark: string, own: string): Currency | undefined {
  const bearers = currencyMarks().get(mark.toLowerCase());
  return bearers?.find((code) => code === own.toLowerCase()) ?? bearers?.[0];
}

/** The source of a pattern for any of them; a mark of letters is a word of its own. */
export function markPattern(): string {
  const escaped = [...currencyMarks().keys()]
    .sort((a, b) => b.length - a.length)
    .map((mark) => mark.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Scripts without spaces write a mark beside the words.
  return String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}])(?:${escaped.join('|')})(?!\p{L})`;
}
