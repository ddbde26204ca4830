import type { Problem } from '@sofra/contract/api/problems';
import type { ItemChange } from '@sofra/contract/catalogue/all-items';
import type { Locale } from '@sofra/contract/languages/locales';
import { record } from '../activity/record.ts';
import type { Db, StoredTexts } from '../platform/database/tables.ts';
import { Refusal } from '../platform/http/answer.ts';
import { lockVenue } from '../venues/locks.ts';
import type { ActionContext } from './action-context.ts';
import { mergeTexts, type TextsPatch } from './new-columns.ts';
import { priceProblems } from './prices.ts';
import { sourcesWritten } from './translation-sources.ts';
import { type Patch, updateRecords } from './update-records.ts';

type Sent = NonNullable<ItemChange['attributes']['texts']>;

/** The texts of several languages as a patch of a row: a translation is made from the main words as they are after the call. */
function writtenTexts(texts: StoredTexts, sent: Sent, main: Locale): TextsPatch {
  const own = sent[main] ?? {};
  const cleared = (said: object) =>
    Object.fromEntries(Object.entries(said).map(([field, text]) => [field, text || null]));
  const after = mergeTexts(texts, { [main]: cleared(own) });
  const patches = Object.entries(sent).map(([locale, said = {}]) => [
    locale,
    locale === main
      ? cleared(said)
      : { ...cleared(said), source: sourcesWritten(after, locale as Locale, said, main) },
  ]);
  return Object.fromEntries(patches);
}

function problemsOf({ attributes: { texts, price } }: ItemChange, at: string, main: Locale): Problem[] {
  return [
    ...priceProblems(price, `${at}/attributes/price`),
    ...(texts?.[main]?.title === ''
      ? [{ code: 'default_locale_required' as const, pointer: `${at}/attributes/texts/${main}/title` }]
      : []),
  ];
}

function patchesOf(records: readonly ItemChange[], main: Locale): Patch[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const patches = records.map((one, index): Patch => {
    const { id, meta, attributes } = one;
    const { texts, ...values } = attributes;
    const at = `/data/${index}`;
    if (seen.has(id)) problems.push({ code: 'duplicate_value', pointer: `${at}/id` });
    seen.add(id);
    problems.push(...problemsOf(one, at, main));
    return {
      id,
      at,
      values,
      ...(meta && { versions: [meta.version] }),
      ...(texts && { textsOf: (before) => writtenTexts(before, texts, main) }),
    };
  });
  if (problems.length > 0) throw new Refusal(problems);
  return patches;
}

/**
 * Changes items of any sections of the caller's venue, all or none, as one change. Answers its activity, none when nothing has
 * changed. Refuses with `unknown_record`, `version_stale`, `duplicate_value`, or what is wrong with a text or a price. Must run
 * in a transaction.
 */
export async function changeItems(
  db: Db,
  { who, now }: Pick<ActionContext, 'who' | 'now'>,
  records: readonly ItemChange[],
): Promise<number | undefined> {
  const { id: venueId, defaultLocale: main } = who.venue;
  const patches = patchesOf(records, main);
  await lockVenue(db, venueId);
  const { changes } = await updateRecords(db, now, 'items', { venueId, above: [] }, { patches });
  return changes.length > 0 ? record(db, who, now, { venueId, action: 'update', changes }) : undefined;
}
