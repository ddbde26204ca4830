import type { LegalWords } from '../documents.ts';

/** English words of the page of legal texts. */
export const words: LegalWords = {
  documents: 'Documents',
  tabs: {
    policy: { customers: 'Privacy for customers', restaurants: 'Privacy for restaurants' },
    terms: { customers: 'Terms for customers', restaurants: 'Terms for restaurants' },
  },
  changed: 'Last changed on',
  translation: '',
  english: 'English text',
  languages: 'Language',
  questions: 'Questions and requests',
  write: ['Write to us through the ', 'support chat', '. You need no account for that.'],
};
