/** Letters that Unicode does not take apart, as people type them. */
const PLAIN: { [letter: string]: string } = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'e',
  þ: 'th',
  ŋ: 'n',
};

/**
 * A place name as it is compared: without case, accents and apostrophes, one space for whatever else is neither letter
 * nor digit. "Saint-Étienne" and "saint etienne" are equal, and so are "Łódź" and "lodz".
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼʻ`´"”“]/gu, '')
    .replace(/[ßøłđðħŧæœıəþŋ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
