import type { Browser, Page } from '@playwright/test';
import type { IngredientWarning } from '@sofra/contract/catalogue/dietary';
import { POPULAR_ROW } from '@sofra/contract/limits';
import type { PublishedItem } from '@sofra/contract/publishing/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { menu, photo, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { dish, extra, LISTS, seen, statedBy } from '../test/stated-dishes.ts';
import { publishedState, type Stated } from './statements.ts';

const LETTER = { contains: 'c', may_contain: 'm', not_stated: 'u', free_of: 'f' } as const;
const WORDS = { c: 'contains', m: 'may contain', u: 'not stated', f: 'free of' } as const;
/** The diets of the test with the ingredient of its dishes that stands against each. */
const AGAINST = { vegan: 'milk', gluten_free: 'gluten' } as const;
type State = keyof typeof WORDS;
type Diet = keyof typeof AGAINST;
type Choice = { avoid: readonly IngredientWarning[]; diets: readonly Diet[]; all: boolean };

/** As many kinds of claims as have no divisor in common with the states, so that each claim meets each statement. */
const CLAIMS: readonly (readonly Diet[])[] = [[], ['vegan'], ['gluten_free'], ['vegan', 'gluten_free'], []];

/** A dish for each combination of what it, and its extra, can state. */
const COMBINED: PublishedItem[] = LISTS.flatMap((milk) =>
  LISTS.flatMap((gluten) =>
    LISTS.flatMap((wheat) =>
      LISTS.map((cheese) => ({
        ...statedBy([
          ['milk', milk],
          ['gluten', gluten],
          ['wheat', wheat],
        ]),
        cheese: statedBy([['milk', cheese]]),
      })),
    ),
  ),
).map(({ cheese, ...stated }, n) =>
  dish(n, String(n), {
    ...stated,
    speciality: [...(CLAIMS[n % CLAIMS.length] ?? [])],
    extras: n % 3 === 0 ? [] : [extra('Cheese', cheese), ...(n % 3 === 1 ? [] : [extra('Rocket', {})])],
    is_popular: isPopular(n),
    photo: isPopular(n) ? photo(n + 1) : null,
  }),
);

/** Of the combinations, so many popular dishes as a row holds, of every state of milk. */
function isPopular(n: number): boolean {
  return n % (Math.ceil(LISTS.length ** 4 / POPULAR_ROW.most) + 1) === 0;
}

const CHOICES: Pick<Choice, 'avoid' | 'diets'>[] = [
  { avoid: ['milk'], diets: [] },
  { avoid: ['gluten'], diets: [] },
  { avoid: ['gluten', 'milk'], diets: [] },
  { avoid: ['wheat', 'milk'], diets: [] },
  { avoid: [], diets: ['vegan'] },
  { avoid: [], diets: ['gluten_free'] },
  { avoid: ['wheat'], diets: ['vegan', 'gluten_free'] },
  { avoid: ['milk'], diets: ['vegan'] },
];

const read = (stated: Stated, key: IngredientWarning) => LETTER[publishedState(stated, key)];
const named = (keys: readonly string[]) => keys.map((key) => key.replace('_', ' ')).join(', ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What of a choice has each state by the statements; of what only stands against a diet, that it is or may be there. */
function bySaid(stated: Stated, { avoid, diets }: Choice) {
  const against = diets.map((diet): IngredientWarning => AGAINST[diet]);
  const keys = (['gluten', 'wheat', 'milk'] as const).filter((key) => [...avoid, ...against].includes(key));
  const isSaid = (key: IngredientWarning, state: State) =>
    read(stated, key) === state && (state === 'c' || state === 'm' || avoid.includes(key));
  return (state: State) => keys.filter((key) => isSaid(key, state));
}

/** What a guest has to be told of a dish. */
function told({ extras, speciality, ...stated }: PublishedItem, choice: Choice) {
  const of = bySaid(stated, choice);
  const claimed = choice.diets.filter((diet) => speciality.includes(diet));
  const unclaimed = choice.diets.filter((diet) => !claimed.includes(diet));
  const kept = claimed.filter((diet) => read(stated, AGAINST[diet]) !== 'c');
  // Freedom from milk is not yet vegan, but freedom from gluten is gluten free.
  const isUnsure = (it: Stated, diet: Diet) =>
    read(it, AGAINST[diet]) === 'u' || (diet === 'vegan' && read(it, 'milk') === 'f');
  const unsure = [
    ...of('f').filter((key) => extras.some((it) => read(it, key) === 'u')),
    ...kept.filter((diet) => extras.some((it) => isUnsure(it, diet))),
  ];
  const lines = [
    ...(['c', 'm'] as const).map((state) => [state, '', WORDS[state], of(state)] as const),
    ...extras.flatMap((it) =>
      (['c', 'm'] as const).map(
        (state) => [state, `With ${it.texts.en?.title} – `, WORDS[state], bySaid(it, choice)(state)] as const,
      ),
    ),
    ['u', '', WORDS.u, [...of('u'), ...unclaimed]] as const,
    ['u', 'Extras – ', WORDS.u, unsure] as const,
    ['f', '', WORDS.f, of('f')] as const,
    ['f', '', 'stated', kept] as const,
  ];
  const marks = lines.flatMap(([state, before, words, keys]) =>
    keys.length > 0 ? `${state} ${capital(`${before}${words}: ${named(keys)}`)}` : [],
  );
  return { marks, isHidden: !choice.all && (of('c').length > 0 || unclaimed.length > 0) };
}

let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const dinner = menu(1, 'dinner', 1, 1);
  for (const section of dinner.sections) section.items = COMBINED;
  site = await serve(() => publication({ menus: [dinner] }), new Date('2026-11-21T12:00:00Z'));
  browser = await theBrowser();
  page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(`${site.origin}/m/zaatar-house-marina/dinner?lang=en`);
});

afterAll(() => site?.close());

test.each(CHOICES)(
  'no dish is in sight without saying what it states of each: $avoid, $diets',
  async (chosen) => {
    for (const all of [false, true]) {
      const choice = { ...chosen, all };
      await page.evaluate(`sessionStorage.choice = '${JSON.stringify(choice)}'`);
      await page.reload();
      await page.locator('[data-choice=applied]').waitFor();
      const expected = COMBINED.flatMap((it, n) => {
        const { marks, isHidden } = told(it, choice);
        expect(marks.length).toBeGreaterThan(0);
        return isHidden ? [] : [[String(n), ...marks]];
      });
      expect(await seen(page)).toEqual(expected);
      const onTop = expected.filter(([n]) => isPopular(Number(n)));
      expect(onTop.length).toBeGreaterThan(0);
      expect(await seen(page, '.e a')).toEqual(onTop);
    }
  },
);
