import { z } from 'zod';
import type { Service } from './service.ts';

const GOOGLE = 'https://translation.googleapis.com';

const answer = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }),
});

/** Google's Cloud Translation, version 2, with a key, which stands in no address. */
export const google = (key: string, address = GOOGLE): Service => ({
  name: 'Google',
  request: ({ texts, from, to }) => ({
    url: `${address}/language/translate/v2`,
    headers: { 'x-goog-api-key': key },
    body: { q: texts, source: from, target: to, format: 'text' },
  }),
  texts: (said) => answer.parse(said).data.translations.map(({ translatedText }) => translatedText),
});
