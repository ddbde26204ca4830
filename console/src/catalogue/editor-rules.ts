import type { Problem } from '@sofra/contract/api/problems';
import { catalogueCalls } from '@sofra/contract/catalogue/calls';
import { LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import type { Locale } from '@sofra/contract/languages/locales';
import { digitsOf } from '@sofra/contract/money/currencies';
import { priceProblem } from '@sofra/contract/money/prices';
import type { FieldErrors } from '../forms/field-errors.ts';
import { brokenRules, recordProblems } from '../forms/rules.ts';
import { type Draft, draftPart, recordBody, type Written } from './record-body.ts';

/** The problems of prices: missing ones, and those out of bounds in their currency (rule 26). */
function priceProblems({ attributes, relationships }: Written, currency: string): Problem[] {
  const problemsAt = (pointer: string, price: unknown, mayBeZero: boolean): Problem[] => {
    if (price === undefined) return [];
    if (price === '') return [{ code: 'required', pointer }];
    const problem = priceProblem(String(price), { currency, mayBeZero });
    return problem ? [{ ...problem, pointer }] : [];
  };
  const extras = relationships?.extras?.data ?? [];
  return [
    ...problemsAt('/data/attributes/price', attributes?.price, false),
    ...extras.flatMap((extra, index) =>
      problemsAt(`/data/relationships/extras/data/${index}/attributes/price`, extra.attributes.price, true),
    ),
  ];
}

/** The rules that a draft breaks before it is sent: the contract's own, for the very body that would be (rule 82). */
export function brokenRecordRules(
  level: Level,
  draft: Draft,
  before: Draft | undefined,
  locale: Locale,
): FieldErrors {
  const currency = draft.currency;
  const record = recordBody(level, draft, before, digitsOf(currency));
  if (!record) return {};
  const { data } = catalogueCalls[`POST ${LEVELS[level].path}`].body.shape;
  // A change keeps the columns that it leaves out; only a new record needs all.
  const judged = recordProblems(data, record).filter(({ code }) => !before || code !== 'required');
  return brokenRules([...priceProblems(record, currency), ...judged], {
    fieldOf: draftPart,
    locale,
    values: draft,
  });
}
