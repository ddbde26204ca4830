import type { Doubt, PastedExtra } from './menu.ts';
import type { Price } from './price.ts';

/**
 * The kind of a line of a pasted text: a gap between blocks, a heading, a dish with its prices, prices alone, words that wait
 * for their meaning, or something that is no part of the dishes. Variants are names with a price each, and `whole` the dish that
 * their line is if it stands for itself. What is left may be a dish without a price. Codes are those that explain a dish, and never a heading.
 */
export type Entry =
  | { kind: 'gap' }
  | { kind: 'left'; text: string; isContact?: boolean; isDish?: boolean }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; isCodes?: boolean }
  | { kind: 'price'; text: string; prices: Price[] }
  | { kind: 'variants'; text: string; prices: Price[]; whole: Dish | undefined }
  | Dish;

/** A dish as its line has it; `isCertain` where a table tells that it is one. */
export type Dish = {
  kind: 'dish';
  text: string;
  /** The words before the price: the title, and perhaps more. */
  words: string;
  descriptions: string[];
  measure: string;
  prices: Price[];
  /** The allergens and diets of a column of their own, in words. */
  contents: string[];
  /** The additions that its menu offers, with the price of each. */
  additions: PastedExtra[];
  isCertain: boolean;
  /** Why the line may be no dish, where its reading told. */
  doubt?: Doubt;
};

/** A line of words that wait for their meaning. */
export type Words = Extract<Entry, { kind: 'text' }>;

/** A line of prices alone. */
export type PriceLine = Extract<Entry, { kind: 'price' }>;

/** Whether an entry is words that wait for their meaning. */
export const isWords = (entry: Entry | undefined): entry is Words => entry?.kind === 'text';

/** Whether an entry is such words and no codes, which explain a dish. */
export const isUncoded = (entry: Entry | undefined): entry is Words => isWords(entry) && !entry.isCodes;

/** Whether an entry is prices alone. */
export const isPriceLine = (entry: Entry | undefined): entry is PriceLine => entry?.kind === 'price';

/** The first amount of a dish or of a line of prices. */
export const amountOf = ({ prices: [price] }: Pick<Dish, 'prices'>): number => Number(price?.amount);

/** A dish of a line, with nothing told of it yet but its words and prices. */
export const dishOf = (text: string, words: string, prices: Price[]): Dish => ({
  kind: 'dish',
  text,
  words,
  descriptions: [],
  measure: '',
  prices,
  contents: [],
  additions: [],
  isCertain: false,
});

/** Whether an entry, or the end of the text, parts what stands before it from what stands behind it. */
export const isEdge = (entry: Entry | undefined): boolean =>
  entry === undefined || entry.kind === 'gap' || entry.kind === 'heading';
