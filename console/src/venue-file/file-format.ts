/** The format of the document; a reader refuses a higher one. */
export const FORMAT = 1;

/** The name of the document in the archive. */
export const DOCUMENT = 'sofra.json';
