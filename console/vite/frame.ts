import { readFileSync } from 'node:fs';
import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import { DAYS, PRODUCT_NAME } from '@sofra/contract/limits';
import { phrases as ar } from '../src/platform/phrases/ar/shell.ts';
import { phrases as en } from '../src/platform/phrases/en/shell.ts';
import { phrases as ru } from '../src/platform/phrases/ru/shell.ts';
import { type Look, propertiesOf } from '../src/ui/layout/palette.ts';

/** The phrases of every screen, for pages that are made at build. */
export const PHRASES: Record<Locale, { product: Record<string, string>; pages: Record<string, string> }> = {
  en,
  ar,
  ru,
};

/** The product's mark and name. */
export const brand = `<span class="brand"><img src="/icon.svg" width="36" height="36" alt="">${PRODUCT_NAME}</span>`;

/** The words on Sofra in one language: the line, the text and the free trial (rule 2). */
export function wordsIn(code: Locale): string {
  const { product } = PHRASES[code];
  const form = new Intl.PluralRules(code).select(DAYS.freeTrial);
  const trial = product[`trial_${form}`]?.replace('{{count}}', String(DAYS.freeTrial));
  return `<div class="open-words" lang="${code}" dir="${directionOf(code)}"><p class="open-line">${product.line}</p><p class="open-text">${product.text}</p><p class="open-trial">${trial}</p></div>`;
}

/** The colours of a look as declarations. */
export const colours = (look: Look) =>
  Object.entries(propertiesOf(look))
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';');

/** A style sheet beside this file, on one line and without comments. */
export const sheet = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, ' ');
