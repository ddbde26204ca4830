import { NativeSelect } from '@mantine/core';
import { isLocale, LOCALES, type Locale } from '@sofra/contract/languages/locales';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { venueLocales } from '@sofra/guest/view';

type Props = {
  label: string;
  publication: Publication;
  locale: Locale;
  onLocale: (locale: Locale) => void;
};

/** The choice of the language that guests' pages are shown in; none where a venue has but one. */
export function LanguageChoice({ label, publication, locale, onLocale }: Props) {
  const locales = venueLocales(publication);
  if (locales.length < 2) return null;
  return (
    <NativeSelect
      label={label}
      data={LOCALES.filter(({ code }) => locales.includes(code)).map(({ code, name }) => ({
        value: code,
        label: name,
      }))}
      value={locale}
      onChange={({ currentTarget: { value } }) => isLocale(value) && onLocale(value)}
    />
  );
}
