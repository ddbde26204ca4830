import { fold } from '@sofra/contract/languages/folding';
import { SECTION_WORDS } from './section-words.ts';

/** The longest name of a section that is looked up. */
const LONGEST = 60;
/** Words and marks that join two names of sections: `Soups & salads`, `Супы и салаты`. */
const JOINED =
  /\s*[&+/|,،、·•–—-]\s*|\s+(?:and|und|et|y|e|i|и|та|і|en|och|og|ja|ve|a|és|și|si|with|και)\s+|\s+و\s?/u;
/** Words before the name of a section: `Our pizzas`. */
const BEFORE =
  /^(?:our|the|nos|notre|unsere|nuestros|nuestras|i nostri|le nostre|nasze|наши|наше|onze|våra)\s/;

const folded = (words: string) =>
  fold(words)
    .replaceAll(/[’'`׳]/g, '')
    .trim();

const NAMES: ReadonlySet<string> = new Set(
  Object.values(SECTION_WORDS).flatMap((words) => words.split(',').map(folded)),
);

/** Whether words are the usual name of a section, or join two of them. */
export function isSectionName(words: string): boolean {
  if (words.length > LONGEST) return false;
  if (NAMES.has(folded(words))) return true;
  const parts = words.toLowerCase().replace(BEFORE, '').split(JOINED).map(folded).filter(Boolean);
  return parts.length > 0 && parts.every((part) => NAMES.has(part));
}
