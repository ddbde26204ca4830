import type { Locale } from '@sofra/contract/languages/locales';
import { dietaryWord } from '@sofra/guest/phrases/dietary';
import { useTranslation } from 'react-i18next';
import { capitalised } from '../ui/format/capitalised.ts';
import { listed } from '../ui/format/listed.ts';

/** The words for ingredients, and for several of them. */
export function useIngredientWords() {
  const locale = useTranslation().i18n.language as Locale;
  const word = (key: string) => capitalised(dietaryWord(key, locale));
  const words = (keys: readonly string[]) => listed(keys.map(word), locale);
  return { word, words };
}
