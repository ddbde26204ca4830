import { MEASURE } from './measures.ts';
import { wordOf } from './one-of.ts';
import { VESSELS } from './size-words.ts';

/** Words behind a price that say of how much it is, in the languages of the product and some others. */
const UNIT = String.raw`(?:each|(?:per|an?) (?:person|guest|adult|child|head|piece|pc|slice|portion|glass|bottle|cup|pot|scoop|dozen|kilo|kg|pound|lb|hour)|(?:pro|je) \p{L}+|par personne|par pers\.?|por persona|a persona|kişi başı|la (?:pièce|part)|le verre|за \p{L}+|с человека|للشخص|للحبة|للكيلو|للقطعة|للكوب|لل\p{L}+)\.?`;
/** The same in short, behind a mark: `/kg`, `/ person`, `pp`. */
const SHORT = String.raw`(?:/\s?(?:${wordOf(`${VESSELS} person persons pers pax guest head hour hg oz чел г гр dozen doz each ea pc st stk kişi u ud uds und unid unidad unidades pz pza pezzo pièce pce persona pers stück шт чел`)})|p\.?p\.?|pax|ea\.?)`;

/** Words behind a bare number that make a price of it, for they can mean nothing else. */
export const SURE_TAIL = new RegExp(String.raw`^(?:each|per \p{L}+|لل\p{L}+|${SHORT})$`, 'iu');

/** Words behind a price that tell of the dish: brackets, words after a dash, of how much it is, or a measure. */
export const TAILS = [
  /^(?<price>.*\S)\s*(?<tail>\([^()]*\p{L}[^()]*\))$/u,
  /^(?<price>.*\S)\s+[–—-]\s+(?<tail>[\p{L}\d][^–—]*)$/u,
  new RegExp(String.raw`^(?<price>.*\d\S*(?: ?(?:\p{Sc}|\p{L}{1,5}\.?))?)\s+(?<tail>${UNIT})$`, 'iu'),
  new RegExp(String.raw`^(?<price>.*\d\S*?(?: ?(?:\p{Sc}|\p{L}{1,5}\.?))?)\s*(?<tail>${SHORT})$`, 'iu'),
  new RegExp(String.raw`^(?<price>.*\S)\s*[/|,•·]\s*(?<tail>${MEASURE})$`, 'iu'),
];

/** Words before a price that is the least of several. */
const FROM =
  /(?<=\p{L}[^\p{L}]*)[\s(–—:-]+(?<from>from|starting (?:at|from)|starts (?:at|from)|ab|от|من|ابتداء من|ابتداءً من|تبدأ من|يبدأ من|dès|à partir de|desde|a partir de|a partire da|başlayan|od|από)[\s:]*$/iu;

/** How many the price is for, behind the title: `Tacos 3 for 12`. */
const TOGETHER = /(?<=\p{L}[^\p{L}]*)[\s(–—:-]+(?<from>[2-9] (?:for|für|за|pour|por|per))\s*$/iu;

/** Words for `at` before a price. */
const AT = /\s(?:ب|بـ|بسعر)\s*$|(?<=\p{L}\s)(?:à|at|zu|за|por)\s*$/iu;

/** Words without those which say that the price behind them is the least, and those. */
export function withoutFrom(words: string): { words: string; from: string } {
  const found = FROM.exec(words) ?? TOGETHER.exec(words) ?? AT.exec(words);
  return { words: found ? words.slice(0, found.index) : words, from: found?.groups?.from ?? '' };
}

const AMOUNT = String.raw`(?:\p{Sc}\s?)?\d[\d.,]*(?:\s?(?:\p{Sc}|\p{L}{1,5}\.?))??`;
const OLD = new RegExp(
  String.raw`\s*[(]?(?<old>(?<!\p{L})(?:was|old price|instead of|reg(?:ular)? price|statt|früher|au lieu de|antes|invece di|было|вместо|старая цена|yerine|بدلا من|بدلًا من|بدلاً من|كان)\s?:?\s?${AMOUNT})[),]?\s*(?:now|only|jetzt|nur|maintenant|ahora|стало|теперь|сейчас|الآن)?(?=(?<!\d[.,]?)[\s:–-]*${AMOUNT}\s*$|[\s:–-]+${AMOUNT}\s*$)`,
  'iu',
);
const OLD_BEHIND = new RegExp(
  String.raw`(?<=\d(?:\s?(?:\p{Sc}|\p{L}{1,5}\.?))?)(?:\s*[(,]\s*|\s+)(?<old>(?:was|instead of|statt|au lieu de|вместо|было|yerine|بدلا من|بدلاً من|antes)\s?:?\s?${AMOUNT})\)?$`,
  'iu',
);

/** A line without some words beside its price, and those as they are told behind the title. */
type Rest = { line: string; told: string };

/** Pictures behind a price. */
const PICTURES_BEHIND = /^(?<line>.*\d.{0,8}?)\s*(?<pictures>(?:\p{Extended_Pictographic}\s?)+)$/u;

/** A line without the pictures behind its price, `Hot wings 270 TL 🌶`, and those. */
export function withoutPictures(whole: string): Rest {
  const { line = whole, pictures = '' } = PICTURES_BEHIND.exec(whole)?.groups ?? {};
  return { line, told: pictures && ` ${pictures}` };
}

/** A line without the price that a dish had before, and that. */
export function withoutOldPrice(line: string): Rest {
  const found = /\d/.test(line) ? (OLD.exec(line) ?? OLD_BEHIND.exec(line)) : null;
  if (!found) return { line, told: '' };
  const rest = line.slice(found.index + found[0].length).trimStart();
  return {
    line: `${line.slice(0, found.index)} ${rest}`.trimEnd(),
    told: ` – ${(found.groups?.old ?? '').replace(/\p{Sc}\s?/u, '').replace(/(?<=\d)\s?\p{L}{1,5}\.?$/u, '')}`,
  };
}

const DEPOSIT =
  '(?:(?:glas|flaschen|becher|mehrweg)?pfand|statiegeld|pant|kaucja|záloha|consigne|deposit|depósito|cauzione|depozit|залог|депозит|pantti|εγγύηση)';
const WITH = String.raw`(?:(?:zzgl|inkl|incl|excl|exkl|plus|ohne|mit|y|z|s|avec|con|com|met|med|hors|vč)\.?\s)?`;
const DEPOSIT_BEHIND = new RegExp(
  String.raw`(?<=\d(?:\s?(?:\p{Sc}|\p{L}{1,5}\.?))?)\s*(?:[(+,/]|\s[–—-]\s|\s(?=${WITH}${DEPOSIT}))\s*\+?\s?(?<deposit>${WITH}(?:${AMOUNT}\s?)?${DEPOSIT}(?:\s(?:von\s)?${AMOUNT}|:\s?${AMOUNT})?)\)?$`,
  'iu',
);

/** A line without the deposit that is paid beside its price, `Cola 2,50 (zzgl. Pfand 0,25)`, and that. */
export function withoutDeposit(line: string): Rest {
  const found = /\d/.test(line) ? DEPOSIT_BEHIND.exec(line) : null;
  return found
    ? {
        line: line.slice(0, found.index),
        told: ` – ${(found.groups?.deposit ?? '').replace(/\p{Sc}/u, '').trim()}`,
      }
    : { line, told: '' };
}
