import { Select } from '@mantine/core';
import type { Fonts } from '@sofra/contract/branding/branding';
import { FONT_FAMILIES, type FontFamily, fontName } from '@sofra/contract/branding/fonts';
import type { Locale } from '@sofra/contract/languages/locales';
import { fontFamily, fontRules } from '@sofra/guest/fonts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNonce } from '../platform/nonce.ts';
import { FLOATING } from '../ui/layout/floating.ts';
import styles from './option-fields.module.css';

/** The language of the families' names. */
const NAMES: Locale = 'en';

const USES = ['main', 'secondary', 'section'] as const satisfies readonly (keyof Fonts)[];

/** The faces of all families for these languages; a browser loads the files of those alone that it shows. */
function facesFor(locales: readonly Locale[]): string {
  return locales
    .flatMap((locale) =>
      FONT_FAMILIES.map((main) => fontRules({ main, secondary: main, section: main }, locale, '')),
    )
    .join('');
}

type Props = { fonts: Fonts; onChange: (use: keyof Fonts, family: FontFamily) => void };

/** The choice of a theme's three fonts, each shown in itself as guests see it, with a sample in the console's language. */
export function FontSelects({ fonts, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language as Locale;
  const faces = useMemo(() => facesFor([...new Set([NAMES, locale])]), [locale]);
  return (
    <>
      <style nonce={pageNonce()}>{faces}</style>
      {USES.map((use) => (
        <Select
          key={use}
          label={t(`theme.${use}`)}
          allowDeselect={false}
          withScrollArea={false}
          maxDropdownHeight="20rem"
          comboboxProps={{ portalProps: { target: `#${FLOATING}` }, zIndex: 300 }}
          data={FONT_FAMILIES.map((family) => ({ value: family, label: fontName(family) }))}
          renderOption={({ option }) => (
            <span className={styles.font}>
              <span style={{ fontFamily: fontFamily(option.value, NAMES) }}>{option.label}</span>
              <span aria-hidden style={{ fontFamily: fontFamily(option.value, locale) }}>
                {t('theme.fontSample')}
              </span>
            </span>
          )}
          styles={{ input: { fontFamily: fontFamily(fonts[use], NAMES) } }}
          value={fonts[use]}
          onChange={(family) => family && onChange(use, family)}
        />
      ))}
    </>
  );
}
