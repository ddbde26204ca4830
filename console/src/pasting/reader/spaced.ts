import { LONGEST_LINE, linesOf } from './plain-text.ts';

/** Groups of three that single blanks part, at the end of a line. */
const SPACED =
  /(?<![\p{L}\p{N}]|\d[.,/ ])(?<first>[1-9]\d{0,2})(?<rest>(?: \d{3}){1,3})(?<cents>[.,]\d{2})?(?<tail>[^\p{L}\p{N}]{0,3})$/u;
/** The marks between the words and the amount. */
const GAP = /[\s.…·_–—:|(-]{1,8}$/u;
/** Leaders, a dash, a colon or a column before the amount, which no title has. */
const PARTED = /[.…·_–—:|\t-]|\s{2}/u;
/** A price of four digits without a blank. */
const TOGETHER = /(?:^|[\s.…:–—-])[1-9]\d{3,6}\s*$/u;
const PLAIN = /(?:^|[\s.…:–—|-])(?<amount>[1-9]\d{0,2})\s*$/u;
const COUNTED =
  /(?:[#№]|(?<!\p{L})(?:no|nr|n°|set|menu|menü|combo|box|option|meal|сет|набор|комбо|меню|вариант|رقم|وجبة|عرض))\.?\s*$/iu;
/** The fewest lines that tell how thousands are written. */
const FEWEST = 3;
/** The most times that one size of a dish costs what another does. */
const SPREAD = 8;
/** The least first number of a volume, which all of a bar's lines share: `50 350`. */
const VOLUME = 20;

type Spaced = {
  joined: string;
  amount: number;
  last: number;
  first: number;
  isParted: boolean;
  isCounted: boolean;
};

function spacedIn(line: string): Spaced | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const match = SPACED.exec(line);
  if (!match?.groups) return undefined;
  const { first = '', rest = '', cents = '', tail = '' } = match.groups;
  const before = line.slice(0, match.index);
  const gap = GAP.exec(before.slice(-8))?.[0] ?? '';
  const digits = `${first}${rest.replaceAll(' ', '')}`;
  return {
    joined: `${before}${digits}${cents}${tail}`,
    amount: Number(digits),
    last: Number(rest.slice(-3)),
    first: Number(first),
    isParted: PARTED.test(gap) || before.trim() === '',
    isCounted: COUNTED.test(before),
  };
}

const middle = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** Whether two amounts are sizes of one dish rather than one in thousands. */
const mayBeSizes = ({ first, last }: Spaced) => last > first && last < SPREAD * first;

/**
 * Whether the menu parts thousands by blanks: several lines do, none writes four digits without one, and the amounts are as
 * large as the others.
 */
function areThousands(found: readonly Spaced[], lines: readonly string[]): boolean {
  const sure = found.filter((one) => !mayBeSizes(one));
  const others = lines.flatMap((line) => Number(PLAIN.exec(line)?.groups?.amount ?? 0) || []);
  if (2 * sure.length < found.length || lines.some((line) => TOGETHER.test(line))) return false;
  const firsts = new Set(sure.map(({ first }) => first));
  if (sure.length > 1 && firsts.size === 1 && (sure[0]?.first ?? 0) >= VOLUME) return false;
  const isUsual = others.length < FEWEST || middle(sure.map(({ amount }) => amount)) <= 12 * middle(others);
  return isUsual && (sure.length >= FEWEST || sure.some(({ isParted }) => isParted));
}

/** A text in which amounts whose thousands a blank parts, `2 490`, are in one piece. */
export function withSpacedThousands(text: string): string {
  const lines = linesOf(text);
  const spaced = lines.map(spacedIn);
  const found = spaced.filter((one) => one !== undefined);
  if (found.length === 0 || !areThousands(found, lines)) return text;
  const many = 2 * found.length > FEWEST && found.filter(({ isParted }) => !isParted).length >= FEWEST;
  return lines
    .map((line, at) => {
      const own = spaced[at];
      return own && !own.isCounted && (own.isParted || many) ? own.joined : line;
    })
    .join('\n');
}
