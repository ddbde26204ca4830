/** The day of the last change of what the texts say, in UTC. */
export const CHANGED = '2026-11-25';

/** A part of a document: its heading, and its paragraphs; a list in place of one is a list of points. */
export type Clause = { heading: string; text: readonly (string | readonly string[])[] };

/** A document: its title, what it says in short, and its parts. */
type LegalText = { title: string; short: string; clauses: readonly Clause[] };

/** The two editions of a document. */
export type Editions = { customers: LegalText; restaurants: LegalText };

/** The words of the page around the documents; each language has them. */
export type LegalWords = {
  /** The name of the tabs, for readers of a screen. */
  documents: string;
  tabs: { policy: Record<keyof Editions, string>; terms: Record<keyof Editions, string> };
  /** Before the date of the last change. */
  changed: string;
  /** On a translation: that it is one, and that the English text prevails; nothing on the English text. */
  translation: string;
  english: string;
  languages: string;
  questions: string;
  /** Before and after the link to the sign-in page, which has the support chat. */
  write: readonly [before: string, link: string, after: string];
};

/** The tabs of the page in their order: the `page` and the `for` of their addresses (rule 101). */
export const LEGAL_TABS = [
  { page: 'policy', edition: 'customers' },
  { page: 'policy', edition: 'restaurants' },
  { page: 'terms', edition: 'customers' },
  { page: 'terms', edition: 'restaurants' },
] as const;
