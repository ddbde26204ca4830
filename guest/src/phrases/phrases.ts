import type { Locale } from '@sofra/contract/languages/locales';
import { ar } from './ar.ts';
import { en, type Phrases } from './en.ts';
import { ru } from './ru.ts';

/** The phrases of every language that we speak. */
export const PHRASES: { [L in Locale]: Phrases } = { en, ar, ru };
