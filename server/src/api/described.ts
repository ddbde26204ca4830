import type { Call } from '@sofra/contract/api/call';
import { errors, MEDIA_TYPE, nothing } from '@sofra/contract/api/jsonapi';
import { z } from 'zod';

/** The schema of an answer without a body. */
const NO_BODY = z.null().describe('Done');

type Security = Record<string, string[]>[];

/** Marks a call that records an activity; the API description adds the header for it. */
export const RECORDS = 'x-records';

const TOKEN = { token: [] };
const SECURITY: Partial<Record<Call['access'], Security>> = { open: [], either: [{}, TOKEN] };

const inForm = (schema: z.ZodType) => ({ [MEDIA_TYPE]: { schema } });

/** The OpenAPI description of a call without its parameters: answers, media types and access. */
export function described(name: string, call: Call) {
  const [method = '', path = ''] = name.split(' ');
  const [, first = '', second = ''] = path.split('/');
  const words = path.replaceAll(/[^A-Za-z]+(.|$)/g, (_, letter: string) => letter.toUpperCase());
  return {
    operationId: method.toLowerCase() + words,
    summary: call.summary,
    tags: [first === 'me' ? second : first],
    consumes: [MEDIA_TYPE],
    produces: [MEDIA_TYPE],
    ...(call.records && { [RECORDS]: true }),
    security: SECURITY[call.recognises ? 'either' : call.access] ?? [TOKEN],
    response: {
      [call.status]:
        call.answer === nothing ? NO_BODY : { description: 'Done', content: inForm(call.answer) },
      '4xx': { description: 'Refused; one entry a broken rule', content: inForm(errors) },
    },
  };
}
