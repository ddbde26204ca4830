import { dishOf, type Entry, isPriceLine, isUncoded } from './entries.ts';
import { isDescribing, isUpper } from './headings.ts';
import { isSectionName } from './section-names.ts';

/** The fewest prices that tell how a menu is laid out, the least part that has a description below, and the most that has one above. */
const FEWEST = 3;
const MOSTLY = 0.6;
const SELDOM = 0.25;

const describes = (entry: Entry | undefined) => isUncoded(entry) && isDescribing(entry.text);

const says = ({ kind }: Entry) => kind !== 'gap' && kind !== 'left';

/** Whether prices on lines of their own stand between the title and the description of most dishes. */
function standBetween(entries: readonly Entry[]): boolean {
  const places = entries.flatMap((entry, at) => (isPriceLine(entry) ? [at] : []));
  const below = places.filter((at) => describes(entries[at + 1]));
  const above = places.filter((at) => describes(entries[at - 1]) || !isUncoded(entries[at - 1]));
  return (
    places.length >= FEWEST &&
    below.length >= MOSTLY * places.length &&
    above.length <= SELDOM * places.length
  );
}

/** Whether words right below a price are the next heading, which no description is. */
const isHeading = (text: string, title: string) =>
  isSectionName(text) || (isUpper(text) && !isUpper(title) && !isDescribing(text));

/** The lines between a price and the next title: the description of the dish above, and the heading over the one below. */
function partsOf(lines: readonly Entry[], title: string) {
  const descriptions: string[] = [];
  const others: Entry[] = [];
  let isOpen = true;
  for (const line of lines) {
    const isOwn = isUncoded(line) && isOpen && (describes(line) || descriptions.length === 0);
    if (isOwn && !(descriptions.length === 0 && isHeading(line.text, title))) descriptions.push(line.text);
    else {
      isOpen &&= line.kind === 'left' || (line.kind === 'gap' && descriptions.length === 0);
      others.push(line);
    }
  }
  return { descriptions, others };
}

/** Lines over a title of which the last is a heading, where it reads as one. */
function withHeading(lines: readonly Entry[]): Entry[] {
  const last = lines.findLastIndex(says);
  const heading = lines[last];
  if (!isUncoded(heading) || isDescribing(heading.text)) return [...lines];
  return lines.map((line, at) => (at === last ? { kind: 'heading', text: heading.text } : line));
}

/** Entries in which a price on a line of its own is that of the title above it, with the description below, where most are so. */
export function withPricesBetween(entries: readonly Entry[]): Entry[] | undefined {
  const said = entries.filter(says);
  if (!standBetween(said)) return undefined;
  const behind = new Map(said.map((entry, at) => [entry, said[at + 1]]));
  const titled = new Set<Entry>();
  const made: Entry[] = [];
  let rest: Entry[] = [];
  const close = (title: string) => {
    const dish = made.findLast((entry) => entry.kind === 'dish');
    const { descriptions, others } = dish ? partsOf(rest, title) : { descriptions: [], others: rest };
    if (dish?.kind === 'dish') dish.descriptions.push(...descriptions);
    made.push(...(title === '' ? others : withHeading(others)));
    rest = [];
  };
  for (const entry of entries) {
    const next = behind.get(entry);
    if (isUncoded(entry) && isPriceLine(next)) {
      close(entry.text);
      made.push(dishOf(next.text, entry.text, next.prices));
      titled.add(next);
    } else if (!titled.has(entry)) rest.push(entry);
  }
  close('');
  return made;
}
