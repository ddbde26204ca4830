import { codePoints } from '@sofra/contract/fields';
import { TEXT } from '@sofra/contract/limits';
import type { Locale } from '@sofra/contract/locales';
import type { PastedItem, PastedMenu, PastedSection } from '@sofra/contract/pasted-menu';
import { priceProblem } from '@sofra/contract/prices';
import { problemText } from '@sofra/contract/problems';

/** A dish or a heading that can't be taken as it stands, and why. */
export type Refused = { title: string; why: string };

/** The sections of a pasted menu that can be taken, and the rows that can't. */
export type Takeable = { sections: PastedSection[]; refused: Refused[]; items: number };

type Bounds = { min: number; max: number };

function lengthProblem(text: string, { min, max }: Bounds, locale: Locale): string | undefined {
  const length = codePoints(text);
  if (length < min) return problemText('too_short', locale, { min });
  return length > max ? problemText('too_long', locale, { max }) : undefined;
}

function itemProblem({ title, description, price }: PastedItem, currency: string, locale: Locale) {
  const problem = priceProblem(price, false, currency);
  return (
    lengthProblem(title, TEXT.title, locale) ??
    lengthProblem(description, TEXT.description, locale) ??
    (problem && problemText(problem.code, locale, problem.parameters))
  );
}

/**
 * Judges a pasted menu by the rules of menus. Dishes before any heading, and those under a heading that is too short or
 * too long, go into a section named `unnamed`.
 */
export function takeable(
  { sections }: PastedMenu,
  currency: string,
  locale: Locale,
  unnamed: string,
): Takeable {
  const refused: Refused[] = [];
  const keep = <R extends { title: string }>(row: R, why: string | undefined): boolean => {
    if (why !== undefined) refused.push({ title: row.title, why });
    return why === undefined;
  };
  const taken = sections.map((section) => {
    const isNamed = section.title !== '' && keep(section, lengthProblem(section.title, TEXT.title, locale));
    const items = section.items.filter((item) => keep(item, itemProblem(item, currency, locale)));
    return { title: isNamed ? section.title : unnamed, description: section.description, items };
  });
  const kept = taken.filter(({ items }) => items.length > 0);
  return { sections: kept, refused, items: kept.reduce((sum, { items }) => sum + items.length, 0) };
}
