import { bodyProblems } from '@sofra/contract/body-problems';
import { catalogueCalls } from '@sofra/contract/catalogue-calls';
import { digitsOf } from '@sofra/contract/currencies';
import { LEVELS, type Level } from '@sofra/contract/levels';
import type { Locale } from '@sofra/contract/locales';
import { priceProblem } from '@sofra/contract/prices';
import { type Problem, problemText } from '@sofra/contract/problems';
import { ApiError } from '../platform/api-error.ts';
import { VIEWS } from './levels.ts';
import { type Draft, draftPart, recordBody, type Written } from './record-body.ts';

/** What is wrong in a draft, in sentences, by its parts (`title`, `extras.0.price`). */
export type DraftErrors = Record<string, string>;

const PRICE = '/data/attributes/price';
const extraPrice = (index: number) => `/data/relationships/extras/data/${index}/attributes/price`;

type Amount = { pointer: string; amount: string; mayBeZero: boolean };

function amountsIn({ attributes, relationships }: Written): Amount[] {
  const own = attributes?.price === undefined ? [] : [{ pointer: PRICE, amount: String(attributes.price) }];
  const extras = (relationships?.extras?.data ?? []).flatMap(({ attributes: { price } }, index) =>
    price === undefined ? [] : [{ pointer: extraPrice(index), amount: String(price) }],
  );
  return [
    ...own.map((found) => ({ ...found, mayBeZero: false })),
    ...extras.map((found) => ({ ...found, mayBeZero: true })),
  ];
}

/** What is wrong with the prices: those that are missing, and those that are out of bounds in their currency (ruling 26). */
function priceProblems(record: Written, currency: string): Problem[] {
  return amountsIn(record).flatMap(({ pointer, amount, mayBeZero }): Problem[] => {
    if (amount === '') return [{ code: 'required', pointer }];
    const problem = priceProblem(amount, mayBeZero, currency);
    return problem ? [{ ...problem, pointer }] : [];
  });
}

/** The rules that a draft breaks before it is sent: the contract's own, for the very body that would be (document 2 §5). */
export function brokenRules(
  level: Level,
  draft: Draft,
  before: Draft | undefined,
  locale: Locale,
): DraftErrors {
  const currency = draft.currency;
  const record = recordBody(level, draft, before, digitsOf(currency));
  if (!record) return {};
  const { body } = catalogueCalls[`POST ${LEVELS[level].path}`];
  const read = body.safeParse({ data: record }, { reportInput: true });
  const inShape = read.success ? [] : bodyProblems(read.error);
  // What is left out of a change stays as it was; only a new record must say everything.
  const judged = inShape.filter(({ code }) => !before || code !== 'required');
  const errors: DraftErrors = {};
  for (const { pointer = '', code, parameters } of [...priceProblems(record, currency), ...judged]) {
    const part = draftPart(pointer);
    if (part) errors[part] ??= problemText(code, locale, parameters);
  }
  return errors;
}

/** What the server says of a draft that it refused, at the parts that its pointers name. */
export function refusedParts(level: Level, error: unknown): DraftErrors {
  if (!(error instanceof ApiError)) return {};
  const shown = new Set<string>([...VIEWS[level].fields, 'is_new', 'is_popular']);
  const named = error.errors.flatMap(({ detail, source }): [string, string][] => {
    const part = draftPart(source?.pointer ?? '');
    return part && shown.has(part.split('.')[0] ?? '') ? [[part, detail]] : [];
  });
  return Object.fromEntries(named.reverse());
}
