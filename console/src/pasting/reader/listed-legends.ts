import { legendOf } from './legends.ts';

/** The fewest lines in a row that are a legend, and of those the fewest whose allergens we know. */
const FEWEST = 4;
const FEWEST_KNOWN = 3;
/** A code and its meaning with a blank between: `a Wheat`, `12 sulphites`. */
const LISTED = /^(?<code>\p{Ll}|\d{1,2})\s(?<meaning>\p{L}[^\d]*)$/u;

type Listed = { at: number; code: string; line: string };

/** Whether a code comes after another one, as the next of a list. */
const follows = (code: string, before: string) =>
  /^\d/.test(code)
    ? Number(code) === Number(before) + 1
    : code.codePointAt(0) === (before.codePointAt(0) ?? 0) + 1;

const isKnown = ({ line }: Listed) =>
  [...(legendOf(line)?.values() ?? [])].some(({ warning, speciality }) => warning ?? speciality);

/** Lines in which a list of codes without a mark, each on a line of its own, is written as a legend is: `a = Wheat`. */
export function withListedLegends(lines: readonly string[]): string[] {
  const written = [...lines];
  let row: Listed[] = [];
  const close = () => {
    if (row.length >= FEWEST && row.filter(isKnown).length >= FEWEST_KNOWN)
      for (const { at, line } of row) written[at] = line;
    row = [];
  };
  for (const [at, line] of lines.entries()) {
    const { code = '', meaning = '' } = LISTED.exec(line)?.groups ?? {};
    const before = row.at(-1)?.code;
    if (code === '' || (before !== undefined && !follows(code, before))) close();
    if (code !== '') row.push({ at, code, line: `${code} = ${meaning}` });
  }
  close();
  return written;
}
