import type { Currency } from '@sofra/contract/currencies';
import type { Locale } from '@sofra/contract/locales';
import { pastedForSignUp } from '@sofra/contract/onboarding';
import type { PastedItem, PastedMenu, PastedSection } from '@sofra/contract/pasted-menu';
import { priceProblem, wizardPriceProblem } from '@sofra/contract/prices';
import { problemText } from '@sofra/contract/problems';
import { pastedHeading, pastedItem } from '@sofra/contract/sections';
import type { z } from 'zod';
import { recordProblems } from '../forms/rules.ts';

/** A dish or a heading that can't be taken as it stands, and why. */
export type Refused = { title: string; why: string };

/** The sections of a pasted menu that can be taken, and the rows that can't. */
export type Takeable = Pick<Taken, 'sections' | 'items'> & { refused: Refused[] };

/** The taken part of a pasted menu: its sections, the number of items in them, and the currency that the text gave the menu. */
export type Taken = { sections: PastedSection[]; items: number; currency: Currency | undefined };

/** The most that a menu takes in one go: of sections, of dishes in one of them, and of both together. */
export type Room = { sections: number; dishes: number; records: number };

/** The call that takes a pasted menu: its rules judge it. */
export type Taker = 'menu' | 'signUp';

/** The rules for a pasted menu, and the words for what the reader can't know. */
export type Judging = {
  taker: Taker;
  currency: string;
  room: Room;
  locale: Locale;
  unnamed: string;
  noRoom: string;
};

const RULES = {
  menu: {
    section: pastedHeading,
    item: pastedItem,
    priceProblem: (price: string, currency: string) => priceProblem(price, false, currency),
  },
  signUp: { ...pastedForSignUp, priceProblem: wizardPriceProblem },
};

/** The first rule of the contract that a record breaks, as a sentence. */
function brokenRule(schema: z.ZodType, record: object, locale: Locale): string | undefined {
  const [problem] = recordProblems(schema, record);
  return problem && problemText(problem.code, locale, problem.parameters);
}

// An empty description is none, as the forms send it.
const textsOf = ({ title, description }: Pick<PastedItem, 'title' | 'description'>) => ({
  title,
  ...(description && { description }),
});

function itemProblem(item: PastedItem, { taker, currency, locale }: Judging): string | undefined {
  const { item: schema, priceProblem: problemOf } = RULES[taker];
  const problem = problemOf(item.price, currency);
  const attributes = { ...textsOf(item), price: item.price };
  return (
    brokenRule(schema, { type: 'items', attributes }, locale) ??
    (problem && problemText(problem.code, locale, problem.parameters))
  );
}

const headingProblem = (section: PastedSection, { taker, locale }: Judging) =>
  brokenRule(RULES[taker].section, { type: 'sections', attributes: textsOf(section) }, locale);

/** The sections that have room, and those of their dishes that do; `refuse` is told of the others. */
function fitting(sections: readonly PastedSection[], room: Room, refuse: (item: PastedItem) => void) {
  let records = room.records;
  return sections.flatMap((section, at) => {
    const most = at < room.sections ? Math.max(0, Math.min(room.dishes, records - 1)) : 0;
    const items = section.items.slice(0, most);
    section.items.slice(most).forEach(refuse);
    if (items.length === 0) return [];
    records -= 1 + items.length;
    return [{ ...section, items }];
  });
}

/**
 * Judges a pasted menu by the rules of menus. Dishes before any heading, and those under a heading that is too short or
 * too long, go into a section named `unnamed`.
 */
export function takeable({ sections }: PastedMenu, judging: Judging): Takeable {
  const { room, unnamed, noRoom } = judging;
  const refused: Refused[] = [];
  const keep = <R extends { title: string }>(row: R, why: string | undefined): boolean => {
    if (why !== undefined) refused.push({ title: row.title, why });
    return why === undefined;
  };
  const taken = sections.map((section) => {
    const isNamed = section.title !== '' && keep(section, headingProblem(section, judging));
    const items = section.items.filter((item) => keep(item, itemProblem(item, judging)));
    return {
      title: isNamed ? section.title : unnamed,
      description: isNamed ? section.description : '',
      items,
    };
  });
  const named = taken.filter(({ items }) => items.length > 0);
  const kept = fitting(named, room, (item) => keep(item, noRoom));
  return { sections: kept, refused, items: kept.reduce((sum, { items }) => sum + items.length, 0) };
}
