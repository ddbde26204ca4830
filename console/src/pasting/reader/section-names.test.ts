import { expect, test } from 'vitest';
import { someOf } from '../../../../scripts/proof.ts';
import { readPastedMenu } from './read-menu.ts';
import { SECTION_WORDS } from './section-words.ts';

/** The ways in which menus mark a heading; `#` stands for its name, and `@` for its number. */
const MARKS =
  '#|~ # ~|== # ==|=== # ===|• # •|@. #|@) #|#:|*#*|**#**|***#***|— # —|- # -|-- # --|[#]|« # »|### #|▼ #|► #|✦ # ✦|🍽 #|🍽 # 🍽|_#_|★ # ★|┃ #|# :|# –|~~~ # ~~~|【#】|· # ·|<< # >>|>> #|// #'.split(
    '|',
  );
const GAPS = [
  ['', ''],
  ['\n', ''],
  ['\n', '\n'],
] as const;
/** Dishes in the letters of Latin menus and of others, which have no capitals. */
const DISHES = [
  ['Bruno', 'Carla', 'Dora', 'Elena', 'Fabio', 'Greta'],
  ['حمص الدار', 'متبل الدار', 'كبة الدار', 'فتة الدار', 'رز الدار', 'كنافة الدار'],
];

const headingsOf = (names: readonly string[], dishes: readonly string[], mark: string, gap: number) => {
  const [over, under] = GAPS[gap] ?? ['', ''];
  const text = names
    .map((name, at) => {
      const heading = mark.replace(/(?<!#)#(?!#)/, name).replace('@', String(at + 1));
      const own = dishes.slice(2 * at, 2 * at + 2).map((dish, place) => `${dish} ${12 + place}`);
      return `${over}${heading}\n${under}${own.join('\n')}`;
    })
    .join('\n');
  const { sections } = readPastedMenu(text, { currency: 'eur', main: 'en', others: [] });
  return sections.map(({ title, items }) => [
    title,
    ...items.map((item) => `${item.title}${item.description}${item.doubt ?? ''}`),
  ]);
};

test.each(Object.entries(SECTION_WORDS))(
  'usual names of sections are headings in every mark: %s',
  (_, words) => {
    const all = words.split(',');
    const step = Math.max(1, Math.floor(all.length / 24));
    const chosen = all.filter((name, at) => at % step === 0 && name.length > 0);
    const dishes = DISHES[/\p{Lu}/u.test(words.toUpperCase()) ? 0 : 1] ?? [];
    for (const [round, mark] of MARKS.entries()) {
      const from = (3 * round) % Math.max(1, chosen.length - 2);
      const names = chosen
        .slice(from, from + 3)
        .map((name) => (round % 2 ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1)));
      for (const gap of someOf([...GAPS.keys()], round, GAPS.length))
        expect(headingsOf(names, dishes, mark, gap), `${mark} with gap ${gap}`).toEqual(
          names.map((name, at) => [name, ...dishes.slice(2 * at, 2 * at + 2)]),
        );
    }
  },
);
