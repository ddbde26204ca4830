import type { Locale } from '@sofra/contract/locales';
import type { catalogue } from './en/catalogue.ts';
import type { confirmation } from './en/confirmation.ts';
import type { contact } from './en/contact.ts';
import type { editor } from './en/editor.ts';
import type { frame } from './en/frame.ts';
import type { history } from './en/history.ts';
import type { person } from './en/person.ts';
import type { picture } from './en/picture.ts';
import type { recovery } from './en/recovery.ts';
import type { saving } from './en/saving.ts';
import type { search } from './en/search.ts';
import type { settings } from './en/settings.ts';
import type { shell } from './en/shell.ts';
import type { support } from './en/support.ts';
import type { translate } from './en/translate.ts';
import type { wizard } from './en/wizard.ts';

/** All that the console says, as `t` knows it. */
export type Phrases = typeof shell &
  typeof catalogue &
  typeof confirmation &
  typeof contact &
  typeof editor &
  typeof frame &
  typeof history &
  typeof person &
  typeof picture &
  typeof recovery &
  typeof saving &
  typeof search &
  typeof settings &
  typeof support &
  typeof translate &
  typeof wizard;

type Loaders = Record<string, Record<Locale, () => Promise<object>>>;

/**
 * The parts that the phrases are loaded in beyond `shell`, which comes at the start (`i18n.ts`): with the screens that say
 * them (`app/router.tsx`), each in the language that is spoken alone. Parts share no first key.
 */
export const PARTS = {
  catalogue: {
    en: async () => (await import('./en/catalogue.ts')).catalogue,
    ar: async () => (await import('./ar/catalogue.ts')).catalogue,
    ru: async () => (await import('./ru/catalogue.ts')).catalogue,
  },
  editor: {
    en: async () => (await import('./en/editor.ts')).editor,
    ar: async () => (await import('./ar/editor.ts')).editor,
    ru: async () => (await import('./ru/editor.ts')).editor,
  },
  frame: {
    en: async () => (await import('./en/frame.ts')).frame,
    ar: async () => (await import('./ar/frame.ts')).frame,
    ru: async () => (await import('./ru/frame.ts')).frame,
  },
  history: {
    en: async () => (await import('./en/history.ts')).history,
    ar: async () => (await import('./ar/history.ts')).history,
    ru: async () => (await import('./ru/history.ts')).history,
  },
  person: {
    en: async () => (await import('./en/person.ts')).person,
    ar: async () => (await import('./ar/person.ts')).person,
    ru: async () => (await import('./ru/person.ts')).person,
  },
  picture: {
    en: async () => (await import('./en/picture.ts')).picture,
    ar: async () => (await import('./ar/picture.ts')).picture,
    ru: async () => (await import('./ru/picture.ts')).picture,
  },
  wizard: {
    en: async () => (await import('./en/wizard.ts')).wizard,
    ar: async () => (await import('./ar/wizard.ts')).wizard,
    ru: async () => (await import('./ru/wizard.ts')).wizard,
  },
  confirmation: {
    en: async () => (await import('./en/confirmation.ts')).confirmation,
    ar: async () => (await import('./ar/confirmation.ts')).confirmation,
    ru: async () => (await import('./ru/confirmation.ts')).confirmation,
  },
  contact: {
    en: async () => (await import('./en/contact.ts')).contact,
    ar: async () => (await import('./ar/contact.ts')).contact,
    ru: async () => (await import('./ru/contact.ts')).contact,
  },
  recovery: {
    en: async () => (await import('./en/recovery.ts')).recovery,
    ar: async () => (await import('./ar/recovery.ts')).recovery,
    ru: async () => (await import('./ru/recovery.ts')).recovery,
  },
  saving: {
    en: async () => (await import('./en/saving.ts')).saving,
    ar: async () => (await import('./ar/saving.ts')).saving,
    ru: async () => (await import('./ru/saving.ts')).saving,
  },
  search: {
    en: async () => (await import('./en/search.ts')).search,
    ar: async () => (await import('./ar/search.ts')).search,
    ru: async () => (await import('./ru/search.ts')).search,
  },
  settings: {
    en: async () => (await import('./en/settings.ts')).settings,
    ar: async () => (await import('./ar/settings.ts')).settings,
    ru: async () => (await import('./ru/settings.ts')).settings,
  },
  support: {
    en: async () => (await import('./en/support.ts')).support,
    ar: async () => (await import('./ar/support.ts')).support,
    ru: async () => (await import('./ru/support.ts')).support,
  },
  translate: {
    en: async () => (await import('./en/translate.ts')).translate,
    ar: async () => (await import('./ar/translate.ts')).translate,
    ru: async () => (await import('./ru/translate.ts')).translate,
  },
} satisfies Loaders;

/** A part of the phrases that comes later than the start. */
export type Part = keyof typeof PARTS;
