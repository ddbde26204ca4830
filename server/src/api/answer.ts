/** A handler's answer: a document (or its finished text), and values for the headers. */
export type Answer = {
  document?: unknown;
  /** The record's version, for the ETag; 0 where an answer is not of one record. */
  version?: number;
  token?: string;
  location?: string;
  /** The activity that the call has made, by which it can be undone. */
  activity?: number | undefined;
  /** The media type, where an answer is no JSON:API but a document of its own. */
  type?: string;
};
