import { onlyTongue } from './languages.ts';
import type { Tongues } from './words.ts';

const REMARKED = /^(?<words>.*\p{L}.*?)\s*(?:\((?<round>[^()]+)\)|\[(?<square>[^[\]]+)\])[\s:]*$/u;

/** The words of a heading, and a remark in brackets behind them. */
export type Remarked = { words: string; remark: string };

/** A heading and the remark in brackets behind it: `Breakfast (all day)`. */
function remarked(title: string): Remarked {
  const {
    words = title,
    round,
    square,
  } = (title.endsWith(':') || /[)\]]$/.test(title) ? REMARKED.exec(title) : null)?.groups ?? {};
  return { words, remark: round ?? square ?? '' };
}

/** Words without a remark in brackets behind them. */
export const withoutRemarkBehind = (title: string): string => remarked(title).words;

/**
 * Headings without their remarks. One stays where it tells two headings apart, `Wine (glass)` and `Wine (bottle)`, and where it
 * is the heading in another alphabet.
 */
export function withoutRemarks(titles: readonly string[], { areMany }: Pick<Tongues, 'areMany'>): Remarked[] {
  const all = titles.map(remarked);
  return all.map(({ words, remark }, at) => {
    const isTold = all.some((other, place) => place !== at && other.words === words);
    const [own, other] = [onlyTongue(words), onlyTongue(remark)];
    const isName = areMany && other !== undefined && own !== undefined && own !== other;
    return remark === '' || isTold || isName ? { words: titles[at] ?? '', remark: '' } : { words, remark };
  });
}
