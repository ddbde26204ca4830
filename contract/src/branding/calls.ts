import { z } from 'zod';
import type { Call, CallKey } from '../api/call.ts';
import { body, nothing, one } from '../api/jsonapi.ts';
import { attachment } from '../catalogue/settings-record.ts';
import { MOST } from '../limits.ts';
import { branding, brandingChange, theme, themeRecord, themeSwitch } from './branding.ts';

const CHANGING = { access: 'venue', changes: true, records: true } as const;

const aBranding = one(branding, [attachment, theme]);
const aTheme = one(theme);

/** The calls of a venue's look: logo, welcome picture and themes (rule 93). */
export const brandingCalls = {
  'GET /me/branding': {
    summary: 'Logo, welcome picture, themes, and the fonts to choose from',
    access: 'venue',
    status: 200,
    answer: aBranding,
  },
  'PATCH /me/branding': {
    ...CHANGING,
    summary: 'Sets or clears the logo and the welcome picture',
    body: body(brandingChange),
    status: 200,
    answer: aBranding,
  },
  'PATCH /me/branding/relationships/themes': {
    ...CHANGING,
    summary: 'Switches a theme on, and so the others off; without one the default theme is on',
    body: body(z.array(themeSwitch).min(1).max(MOST.batch)),
    status: 200,
    answer: aBranding,
  },
  'POST /me/branding/themes': {
    ...CHANGING,
    summary: 'Makes a theme; what is left out takes the empty theme’s values',
    body: body(themeRecord),
    status: 201,
    answer: aTheme,
  },
  'GET /me/branding/themes/{theme}': {
    summary: 'One theme',
    access: 'venue',
    status: 200,
    answer: aTheme,
  },
  'PATCH /me/branding/themes/{theme}': {
    ...CHANGING,
    summary: 'Changes what is sent of a theme, its options deeply; a menu theme that is not listed stays',
    body: body(themeRecord),
    status: 200,
    answer: aTheme,
  },
  'DELETE /me/branding/themes/{theme}': {
    ...CHANGING,
    summary: 'Deletes a theme other than the default one, which is on when the deleted one was',
    status: 204,
    answer: nothing,
  },
} as const satisfies Record<CallKey, Call>;
