import type { Locale } from '@sofra/contract/locales';
import { dietaryWord } from '@sofra/guest/phrases/dietary';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { amountInFull, amountWords } from '../ui/format/amounts.ts';
import { capitalised } from '../ui/format/capitalised.ts';
import type { Draft } from './record-body.ts';

type Words = { t: TFunction; locale: Locale };
type Shown = (draft: Draft, words: Words) => ReactNode;

type TextPart = { [P in keyof Draft]: Draft[P] extends string ? P : never }[keyof Draft];

const text = (typed: string, { t }: Words) => (typed ? <bdi>{typed}</bdi> : t('saving.conflict.nothing'));

const mark =
  (part: 'is_new' | 'is_popular'): Shown =>
  (draft, { t }) =>
    t(draft[part] ? 'saving.conflict.yes' : 'saving.conflict.no');

const dietary =
  (part: 'ingredient_warnings' | 'food_speciality'): Shown =>
  (draft, { t, locale }) => {
    const words = draft[part].map((key) => capitalised(dietaryWord(key, locale)));
    return words.length > 0
      ? new Intl.ListFormat(locale, { type: 'unit' }).format(words)
      : t('saving.conflict.nothing');
  };

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
const SHOWN: Record<Exclude<keyof Draft, TextPart>, Shown> & { [P in TextPart]?: Shown } = {
  currency: ({ currency }) => currency.toUpperCase(),
  price: (draft, words) => <bdi>{amount(draft.price, draft, words)}</bdi>,
  is_new: mark('is_new'),
  is_popular: mark('is_popular'),
  ingredient_warnings: dietary('ingredient_warnings'),
  food_speciality: dietary('food_speciality'),
  extras,
  photo: ({ photo: { url } }, { t }) => (url ? <img src={url} alt="" /> : t('saving.conflict.nothing')),
};

/** The value of a draft's part, as words to compare. */
export const partWords = (part: keyof Draft, draft: Draft, words: Words): ReactNode =>
  SHOWN[part]?.(draft, words) ?? text(String(draft[part]), words);

/** The name of a draft's part. */
export function partLabel(part: keyof Draft, draft: Draft, t: TFunction): string {
  if (part === 'is_new') return t('list.isNew');
  if (part === 'is_popular') return t('list.isPopular');
  return t(`editor.${part}`, { currency: draft.currency.toUpperCase() });
}
