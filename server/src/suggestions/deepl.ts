import type { Locale } from '@sofra/contract/languages/locales';
import { z } from 'zod';
import type { Service } from './service.ts';

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** The languages that are translated into; a plain `EN` is no longer one. */
const TARGETS: Record<Locale, string> = { en: 'EN-GB', ar: 'AR', ru: 'RU' };

/** Keys of the free plan end so, and have an address of their own. */
const addressFor = (key: string) =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';

/** DeepL's API, version 2. */
export const deepl = (key: string, address = addressFor(key)): Service => ({
  name: 'DeepL',
  request: ({ texts, from, to }) => ({
    url: `${address}/v2/translate`,
    headers: { authorization: `DeepL-Auth-Key ${key}` },
    body: {
      text: texts,
      source_lang: from.toUpperCase(),
      target_lang: TARGETS[to],
      preserve_formatting: true,
    },
  }),
  texts: (said) => answer.parse(said).translations.map(({ text }) => text),
});
