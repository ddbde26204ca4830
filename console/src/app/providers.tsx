import {
  DirectionProvider,
  localStorageColorSchemeManager,
  MantineProvider,
  useDirection,
} from '@mantine/core';
import { directionOf, type Locale } from '@sofra/contract/languages/locales';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNonce } from '../platform/nonce.ts';
import { LOOK_KEY } from '../platform/storage.ts';
import { createSofraTheme, cssVariables } from '../ui/layout/theme.ts';

const colorSchemes = localStorageColorSchemeManager({ key: LOOK_KEY });

// The scroll lock behind a dialog writes a style sheet too, and looks for its nonce here.
Object.assign(globalThis, { __webpack_nonce__: pageNonce() });

/** Turns the parts round when the language is read from the other side, without starting them anew. */
function Direction({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { setDirection } = useDirection();
  const direction = directionOf(i18n.language as Locale);
  useEffect(() => setDirection(direction), [direction, setDirection]);
  return children;
}

/** The providers around every screen: the theme in the current language, and the direction. */
export function Providers({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const theme = useMemo(() => createSofraTheme(t), [t]);
  return (
    <DirectionProvider initialDirection={directionOf(i18n.language as Locale)} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemes}
        defaultColorScheme="auto"
        getStyleNonce={pageNonce}
      >
        <Direction>{children}</Direction>
      </MantineProvider>
    </DirectionProvider>
  );
}
