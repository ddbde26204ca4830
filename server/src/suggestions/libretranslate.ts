import { z } from 'zod';
import type { Service } from './service.ts';

const answer = z.object({ translatedText: z.array(z.string()) });

/** A LibreTranslate at an address, with a key where it asks for one. */
export const libretranslate = (address: string, key: string | undefined): Service => ({
  name: 'LibreTranslate',
  request: ({ texts, from, to }) => ({
    url: `${address}/translate`,
    body: { q: texts, source: from, target: to, format: 'text', ...(key && { api_key: key }) },
  }),
  texts: (said) => answer.parse(said).translatedText,
});
