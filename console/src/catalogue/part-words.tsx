import { ITEM_FIELDS, type ItemField, isItemField } from '@sofra/contract/catalogue/item-fields';
import type { Locale } from '@sofra/contract/languages/locales';
import { itemFieldWord } from '@sofra/guest/phrases/item-fields';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { amountInFull, amountWords } from '../ui/format/amounts.ts';
import type { AskedPart } from './merge-drafts.ts';
import { PLAIN_KINDS } from './plain-kinds.tsx';
import type { Draft } from './record-body.ts';

type Words = { t: TFunction; locale: Locale };
type Shown = (draft: Draft, words: Words) => ReactNode;

type TextPart = { [P in AskedPart]: Draft[P] extends string ? P : never }[AskedPart];

const text = (typed: string, { t }: Words) => (typed ? <bdi>{typed}</bdi> : t('saving.conflict.nothing'));

// Input that is not an amount yet is shown as typed.
const amount = (typed: string, { currency }: Draft, { locale }: Words) => {
  const full = amountInFull(typed, currency);
  return full === undefined ? typed : amountWords(full, currency, locale);
};

const extras: Shown = (draft, words) => {
  const kept = draft.extras.filter(({ isRemoved }) => !isRemoved);
  if (kept.length === 0) return words.t('saving.conflict.nothing');
  return kept.map(({ key, title, price }) => (
    <span key={key}>
      <bdi>{title}</bdi> – <bdi>{amount(price, draft, words)}</bdi>
      {'\n'}
    </span>
  ));
};

/** The parts that are shown otherwise than as their text. */
const SHOWN: Record<Exclude<AskedPart, TextPart | ItemField>, Shown> & { [P in TextPart]?: Shown } = {
  currency: ({ currency }) => currency.toUpperCase(),
  price: (draft, words) => <bdi>{amount(draft.price, draft, words)}</bdi>,
  extras,
  photo: ({ photo: { url } }, { t }) => (url ? <img src={url} alt="" /> : t('saving.conflict.nothing')),
};

/** The value of a draft's part, as words to compare. */
export const partWords = (part: AskedPart, draft: Draft, words: Words): ReactNode =>
  isItemField(part)
    ? PLAIN_KINDS[ITEM_FIELDS[part]].words(draft[part], words.t)
    : (SHOWN[part]?.(draft, words) ?? text(String(draft[part]), words));

/** The name of a draft's part. */
export function partLabel(part: AskedPart, draft: Draft, { t, locale }: Words): string {
  if (isItemField(part)) return itemFieldWord(part, locale);
  return t(`editor.${part}`, { currency: draft.currency.toUpperCase() });
}
