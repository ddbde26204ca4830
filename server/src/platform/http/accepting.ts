import type { IncomingHttpHeaders } from 'node:http';
import { MEDIA_TYPE } from '@sofra/contract/api/jsonapi';

/** The media ranges of an `Accept` header that our answers satisfy. */
const WELCOME = /^(\*\/\*|application\/(\*|json|vnd\.api\+json))$/;

const PARAMETER = /;\s*([a-z]+)\s*=\s*("[^"]*"|[^;,\s]*)/gi;

function isWelcome(range: string): boolean {
  const type = range.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!WELCOME.test(type)) return false;
  const parameters = [...range.matchAll(PARAMETER)].map(([, name = '', value]) => [
    name.toLowerCase(),
    value,
  ]);
  return parameters.every(
    ([name, value]) => !(name === 'q' && Number(value) === 0) && !(name === 'ext' && type === MEDIA_TYPE),
  );
}

/** Whether a client accepts our answers; JSON:API with an extension does not count (JSON:API 1.1). */
export function accepts(accept: string): boolean {
  if (accept === MEDIA_TYPE || accept === '*/*') return true;
  // A comma within quotes is part of its parameter.
  return (accept.match(/(?:"[^"]*"|[^,"])+/g) ?? []).some(isWelcome);
}

/** Whether a body is in a form that we do not read: with an extension of JSON:API, or compressed. */
export const isForeign = (headers: IncomingHttpHeaders): boolean =>
  /;\s*ext\s*=/i.test(headers['content-type'] ?? '') ||
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
