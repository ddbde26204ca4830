import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n, loadPhrases } from '../platform/i18n.ts';
import { loadPart } from '../platform/phrases/load-part.ts';
import { capitalised } from '../ui/format/capitalised.ts';
import { languageName } from '../ui/format/language-name.ts';
import type { SheetColumn } from './sheet-columns.ts';

/** The name of a column. */
export type NameOf = (column: SheetColumn) => string;

/** All names by which a column is known. */
export type NamesOf = (column: SheetColumn) => readonly string[];

const namer =
  (t: TFunction, screen: string): NameOf =>
  (column) => {
    if (!('locale' in column) || column.isMain) return t(`sheet.columns.${column.kind}`);
    const language = capitalised(languageName(column.locale, screen));
    return t(`sheet.columns.${column.kind}In`, { language });
  };

/** The names of columns in the language of the screen. */
export function useColumnNames(): NameOf {
  const { t, i18n: instance } = useTranslation();
  return useMemo(() => namer(t, instance.language), [t, instance.language]);
}

/** Loads the names of columns in every language of the screen, since who changes a file may have another than who downloaded it. */
export async function loadColumnNames(): Promise<NamesOf> {
  const load = (locale: Locale) => loadPart('spreadsheet', locale);
  await Promise.all(LOCALE_CODES.map((code) => loadPhrases(code, 'spreadsheet', load)));
  const namers = LOCALE_CODES.map((code) => namer(i18n.getFixedT(code), code));
  return (column) => namers.map((nameOf) => nameOf(column));
}
