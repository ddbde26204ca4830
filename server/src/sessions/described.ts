import type { Call } from '@sofra/contract/call';
import { ACTIVITY_HEADER, errors, MEDIA_TYPE, nothing } from '@sofra/contract/jsonapi';
import { z } from 'zod';

/** How OpenAPI is told that an answer has no body. */
const NO_BODY = z.null().describe('Done');

type Security = Record<string, string[]>[];

const TOKEN = { token: [] };
const SECURITY: Partial<Record<Call['access'], Security>> = { open: [], either: [{}, TOKEN] };

const RECORDED = {
  [ACTIVITY_HEADER]: {
    type: 'string',
    description: 'The activity that the call has made, if anything has changed',
  },
};

const inForm = (schema: z.ZodType) => ({ [MEDIA_TYPE]: { schema } });

/** What OpenAPI says of a call beside its parameters: its answers, its media types, and who may make it. */
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
    security: SECURITY[call.recognises ? 'either' : call.access] ?? [TOKEN],
    response: {
      [call.status]:
        call.answer === nothing && !call.records
          ? NO_BODY
          : {
              description: 'Done',
              ...(call.records && { headers: RECORDED }),
              content: inForm(call.answer === nothing ? NO_BODY : call.answer),
            },
      '4xx': { description: 'Refused; one entry a broken rule', content: inForm(errors) },
    },
  };
}
