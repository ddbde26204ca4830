import { pastedForSignUp } from '@sofra/contract/accounts/onboarding';
import { problemText } from '@sofra/contract/api/problems';
import { pastedHeading, pastedItem } from '@sofra/contract/catalogue/sections';
import type { Locale } from '@sofra/contract/languages/locales';
import type { Currency } from '@sofra/contract/money/currencies';
import { priceProblem, wizardPriceProblem } from '@sofra/contract/money/prices';
import type { z } from 'zod';
import { recordProblems } from '../forms/rules.ts';
import type { PastedItem, PastedMenu, PastedSection } from './reader/menu.ts';
import { wholeItem, writtenWords } from './written.ts';

/** A dish or a heading that can't be taken as it stands, and why. */
export type Refused = { title: string; why: string };

/** A dish that may be none, which is taken when somebody says so; `key` tells it from the others while the text is edited. */
export type Doubtful = { key: string; item: PastedItem; isTaken: boolean };

/** The sections of a pasted menu that can be taken, the rows that may be no dishes, and those that can't be taken. */
export type Takeable = Pick<Taken, 'sections' | 'items'> & { doubtful: Doubtful[]; refused: Refused[] };

/** The taken part of a pasted menu: its sections, the number of items in them, and the currency that the text gave the menu. */
export type Taken = { sections: PastedSection[]; items: number; currency: Currency | undefined };

/** The most that a menu takes: of sections, of dishes in one of them, of dishes in all, and of records in one, itself counted. */
export type Room = { sections: number; dishes: number; allDishes: number; records: number };

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
  /** The keys of the doubtful dishes that somebody takes. */
  accepted: ReadonlySet<string>;
};

const RULES = {
  menu: {
    section: pastedHeading,
    item: pastedItem,
    priceProblem: (price: string, currency: string) => priceProblem(price, { currency }),
    record: wholeItem,
  },
  signUp: {
    ...pastedForSignUp,
    priceProblem: wizardPriceProblem,
    record: (item: PastedItem) => ({
      type: 'items',
      attributes: { ...wholeItem(item).attributes, extras: item.extras },
    }),
  },
};

/** The first rule of the contract that a record breaks, as a sentence. */
function brokenRule(schema: z.ZodType, record: object, locale: Locale): string | undefined {
  const [problem] = recordProblems(schema, record);
  return problem && problemText(problem.code, locale, problem.parameters);
}

function itemProblem(item: PastedItem, { taker, currency, locale }: Judging): string | undefined {
  const { item: schema, priceProblem: problemOf, record } = RULES[taker];
  const problem = problemOf(item.price, currency);
  return (
    brokenRule(schema, record(item), locale) ??
    (problem && problemText(problem.code, locale, problem.parameters))
  );
}

const headingProblem = (section: PastedSection, { taker, locale }: Judging) =>
  brokenRule(RULES[taker].section, { type: 'sections', attributes: writtenWords(section) }, locale);

const keyOf = ({ title, price }: PastedItem) => `${title}\n${price}`;

/** The dishes that may be none. */
const doubtfulIn = (sections: readonly PastedSection[], accepted: ReadonlySet<string>): Doubtful[] =>
  sections
    .flatMap(({ items }) => items.filter(({ doubt }) => doubt))
    .map((item) => ({ key: keyOf(item), item, isTaken: accepted.has(keyOf(item)) }));

const recordsOf = ({ extras }: PastedItem) => 1 + extras.length;

/** As many of the first dishes as have room together with their extras. */
function roomFor(items: readonly PastedItem[], dishes: number, records: number): number {
  let left = records;
  const at = items.findIndex((item, place) => {
    left -= recordsOf(item);
    return place >= dishes || left < 0;
  });
  return at < 0 ? items.length : at;
}

/** The sections that have room, and those of their dishes that do; `refuse` is told of the others. */
function fitting(sections: readonly PastedSection[], room: Room, refuse: (item: PastedItem) => void) {
  let left = room.allDishes;
  return sections.flatMap((section, at) => {
    const dishes = Math.min(room.dishes, left);
    const most = at < room.sections ? roomFor(section.items, dishes, room.records - 1) : 0;
    const items = section.items.slice(0, most);
    section.items.slice(most).forEach(refuse);
    left -= items.length;
    return items.length > 0 ? [{ ...section, items }] : [];
  });
}

/**
 * Judges a pasted menu by the rules of menus. Dishes before any heading, and those under a heading that is too short or
 * too long, go into a section named `unnamed`. A doubtful dish is taken only where it is accepted.
 */
export function takeable({ sections }: PastedMenu, judging: Judging): Takeable {
  const { room, unnamed, noRoom, accepted } = judging;
  const refused: Refused[] = [];
  const keep = <R extends { title: string }>(row: R, why: string | undefined): boolean => {
    if (why !== undefined) refused.push({ title: row.title, why });
    return why === undefined;
  };
  const taken = sections.map((section) => {
    const isNamed = section.title !== '' && keep(section, headingProblem(section, judging));
    const wanted = section.items.filter((item) => !item.doubt || accepted.has(keyOf(item)));
    const items = wanted.filter((item) => keep(item, itemProblem(item, judging)));
    return isNamed ? { ...section, items } : { title: unnamed, description: '', translations: {}, items };
  });
  const named = taken.filter(({ items }) => items.length > 0);
  const kept = fitting(named, room, (item) => keep(item, noRoom));
  return {
    sections: kept,
    doubtful: doubtfulIn(sections, accepted),
    refused,
    items: kept.reduce((sum, { items }) => sum + items.length, 0),
  };
}
