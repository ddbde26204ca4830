import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { FocusEvent } from 'react';
import { buttonRoot } from '../controls/button-root.tsx';
import { FLOATING } from './floating.ts';
import { FONTS, PALETTE, propertiesOf } from './palette.ts';

/** A touch target is never smaller, in pixels (WCAG 2.5.5). */
const TARGET = 44;

const HEADINGS = {
  fontFamily: FONTS.display,
  fontWeight: '600',
  sizes: {
    h1: { fontSize: '2rem', lineHeight: '1.2' },
    h2: { fontSize: '1.375rem', lineHeight: '1.3' },
    h3: { fontSize: '1.125rem', lineHeight: '1.35' },
  },
};

/** The backdrop of dialogs: the dark brand colour, slightly transparent. */
const VEIL = { color: PALETTE.night[9], backgroundOpacity: 0.55, blur: 2 };

/** Keys take the place of what is chosen, in a list that can be searched. */
function selectWhatIsChosen({ currentTarget }: FocusEvent<HTMLInputElement>) {
  if (!currentTarget.readOnly) currentTarget.select();
}

// Plain objects, not `Menu.extend(…)`: naming the components here would load them on the login screen.
function componentsIn(t: TFunction) {
  return {
    Button: {
      defaultProps: { size: 'md', renderRoot: buttonRoot },
      styles: { root: { minBlockSize: TARGET } },
    },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: TARGET } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' }, styles: { label: { marginBlockEnd: '0.25rem' } } },
    Select: { defaultProps: { onFocus: selectWhatIsChosen } },
    Switch: { defaultProps: { size: 'md', withThumbIndicator: false } },
    Menu: {
      defaultProps: {
        // An open menu is being used, and lies above the notices.
        zIndex: 600,
        withInitialFocusPlaceholder: false,
        shadow: 'lg',
        radius: 'md',
        portalProps: { target: `#${FLOATING}` },
      },
      styles: { item: { minBlockSize: TARGET, paddingInline: '0.75rem', fontSize: '0.9375rem' } },
    },
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': t('interface.close') } } },
    ModalRoot: { defaultProps: { radius: 'lg', padding: 'xl' } },
    ModalOverlay: { defaultProps: VEIL },
    DrawerOverlay: { defaultProps: VEIL },
    Paper: { defaultProps: { radius: 'lg' } },
    Loader: { defaultProps: { type: 'dots' } },
  };
}

/** The look of every screen, in the language of `t`: what Mantine's parts say by themselves is translated here. */
export function createSofraTheme(t: TFunction) {
  return createTheme({
    primaryColor: 'aubergine',
    primaryShade: { light: 8, dark: 6 },
    autoContrast: true,
    luminanceThreshold: 0.3,
    black: PALETTE.stone[9],
    defaultRadius: 'md',
    radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
    fontFamily: FONTS.text,
    headings: HEADINGS,
    cursorType: 'pointer',
    respectReducedMotion: true,
    colors: {
      aubergine: PALETTE.aubergine,
      saffron: PALETTE.saffron,
      gray: PALETTE.stone,
      dark: PALETTE.night,
      red: PALETTE.pomegranate,
      green: PALETTE.olive,
    },
    shadows: {
      sm: '0 1px 2px rgb(43 36 35 / 6%)',
      md: '0 1px 3px rgb(43 36 35 / 8%), 0 6px 16px -6px rgb(43 36 35 / 12%)',
      lg: '0 2px 6px rgb(43 36 35 / 8%), 0 18px 40px -12px rgb(43 36 35 / 24%)',
    },
    components: componentsIn(t),
  });
}

/** Our own greys and reds where Mantine's miss 4.5:1, and the frame's colours for both looks. */
export const cssVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    ...propertiesOf('light'),
    '--mantine-color-body': 'var(--sofra-surface)',
    '--mantine-color-text': 'var(--sofra-ink)',
    '--mantine-color-dimmed': 'var(--sofra-dimmed)',
    '--mantine-color-error': colors.red?.[7] ?? '',
    '--mantine-color-placeholder': colors.gray?.[6] ?? '',
    '--mantine-color-default-border': colors.gray?.[3] ?? '',
  },
  dark: {
    ...propertiesOf('dark'),
    '--mantine-color-body': 'var(--sofra-surface)',
    '--mantine-color-text': 'var(--sofra-ink)',
    '--mantine-color-dimmed': 'var(--sofra-dimmed)',
    '--mantine-color-error': colors.red?.[3] ?? '',
    '--mantine-color-placeholder': colors.dark?.[2] ?? '',
    '--mantine-color-default': colors.dark?.[7] ?? '',
    '--mantine-color-default-hover': colors.dark?.[6] ?? '',
    '--mantine-color-default-border': colors.dark?.[5] ?? '',
  },
});
