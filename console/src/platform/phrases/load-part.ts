import type { Locale } from '@sofra/contract/languages/locales';
import type { Parts } from './parts.ts';

const files = import.meta.glob<object>('../../*/phrases/*/*.ts', { import: 'phrases' });

/** Loads what a part says in a language; its file is found by its name, in whichever module it stands. */
export function loadPart(part: keyof Parts, locale: Locale): Promise<object> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${locale}/${part}.ts`));
  const load = path && files[path];
  if (!load) throw new Error(`There are no phrases "${part}" in the language "${locale}".`);
  return load();
}

/** The names of all parts. */
export const PART_NAMES = Object.keys(files)
  .filter((file) => file.includes('/en/'))
  .map((file) => file.slice(file.lastIndexOf('/') + 1, -'.ts'.length) as keyof Parts);
