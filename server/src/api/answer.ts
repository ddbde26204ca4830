import { z } from 'zod';

/** A handler's answer, as it is kept for a retry: a document (or its finished text), and values for the headers. */
export const storedAnswer = z.object({
  document: z.unknown().optional(),
  /** The record's version, for the ETag; 0 where an answer is not of one record. */
  version: z.number().exactOptional(),
  token: z.string().exactOptional(),
  location: z.string().exactOptional(),
  /** The activity that the call has made, by which it can be undone. */
  activity: z.number().optional(),
  /** The media type, where an answer is no JSON:API but a document of its own. */
  type: z.string().exactOptional(),
});

/** A handler's answer. */
export type Answer = z.output<typeof storedAnswer>;
