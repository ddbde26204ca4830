import { PRODUCT_NAME, SUGGESTIONS } from '@sofra/contract/limits';
import type { AppContext } from '../platform/app-context.ts';
import type { Env } from '../platform/env.ts';
import { refuse } from '../platform/http/answer.ts';
import { askJson, reasonOf } from '../platform/http/ask-json.ts';
import { deepl } from './deepl.ts';
import { google } from './google.ts';
import { libretranslate } from './libretranslate.ts';
import type { Service, Wording } from './service.ts';

/** Translates texts by a machine, in their order. Refuses with `suggestions_off` and `translator_away`. */
export type Translator = (wording: Wording) => Promise<string[]>;

/** The translation service that the settings name; undefined for none. */
export function serviceOf(env: Env): Service | undefined {
  if (env.DEEPL_KEY) return deepl(env.DEEPL_KEY, env.DEEPL_URL);
  if (env.GOOGLE_TRANSLATE_KEY) return google(env.GOOGLE_TRANSLATE_KEY, env.GOOGLE_TRANSLATE_URL);
  return env.LIBRETRANSLATE_URL ? libretranslate(env.LIBRETRANSLATE_URL, env.LIBRETRANSLATE_KEY) : undefined;
}

async function ask(service: Service, wording: Wording): Promise<string[]> {
  const { url, headers, body } = service.request(wording);
  const request = {
    method: 'POST',
    headers: {
      ...headers,
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': PRODUCT_NAME,
    },
    body: JSON.stringify(body),
  };
  const texts = service.texts(await askJson(url, request, SUGGESTIONS));
  if (texts.length !== wording.texts.length) throw new Error('it answered another number of texts');
  return texts;
}

/** The translator of the settings. Without a service it refuses, and nothing is sent. */
export function translator({ env, log }: Pick<AppContext, 'env' | 'log'>): Translator {
  const service = serviceOf(env);
  return async (wording) => {
    if (!service) return refuse('suggestions_off');
    try {
      return await ask(service, wording);
    } catch (error) {
      log.warn({ service: service.name, reason: reasonOf(error) }, 'the translation service is away');
      return refuse('translator_away');
    }
  };
}
