import type { FoodSpeciality, IngredientWarning } from '@sofra/contract/catalogue/dietary';
import type { Locale } from '@sofra/contract/languages/locales';
import type { Currency } from '@sofra/contract/money/currencies';
import type { Role } from './columns.ts';

/** The words of a row in one language; an empty description is none. */
export type PastedWords = { title: string; description: string };

/** The words of a row in further languages. */
export type PastedTranslations = { [locale in Locale]?: PastedWords };

/** A larger size of a dish, with what it costs more. */
export type PastedExtra = { title: string; price: string };

/**
 * Why a line may be no dish: its number lacks the others' currency or is far from them, its words are a sentence, it says what
 * may be added to other dishes, or several names have a price in one line.
 */
export type Doubt = 'currency' | 'amount' | 'sentence' | 'addition' | 'several';

/** A dish that was read in a pasted text; its price is an amount as it travels. */
export type PastedItem = PastedWords & {
  price: string;
  extras: PastedExtra[];
  ingredient_warnings: IngredientWarning[];
  food_speciality: FoodSpeciality[];
  translations: PastedTranslations;
  doubt?: Doubt | undefined;
};

/** A heading with the dishes under it; those before any heading have an empty one. */
export type PastedSection = PastedWords & { translations: PastedTranslations; items: PastedItem[] };

/** A column of a pasted table: its heading if it has one, a cell of it, and what it is taken to hold. */
type PastedColumn = { heading: string; sample: string; role: Role };

/** A pasted table: `layout` is its first row, which tells it from others; `isHeaded`: that names its columns. */
export type PastedTable = { layout: string; isHeaded: boolean; columns: PastedColumn[] };

/**
 * The sections, the currencies that stand beside prices, the languages whose words went into descriptions because the venue
 * does not speak them, the lines that are no part of a dish, and the table that the text is.
 */
export type PastedMenu = {
  sections: PastedSection[];
  currencies: Currency[];
  unspoken: Locale[];
  left: string[];
  table?: PastedTable | undefined;
};

/**
 * The facts about a menu that its text is read by: the menu's currency, the venue's main language, the others that it speaks, and what
 * somebody says of the columns of its table.
 */
export type Reader = {
  currency: string;
  main: Locale;
  others: readonly Locale[];
  rolesOf?: RolesOf | undefined;
};

/** The roles of a table's columns as somebody says them; undefined where nobody does. */
export type RolesOf = (layout: string, width: number) => readonly Role[] | undefined;
