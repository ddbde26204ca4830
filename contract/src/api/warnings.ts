import { z } from 'zod';

/** The warnings of a successful call: stable codes with English sentences. */
export const WARNINGS = {
  schedule_never_on: 'No day of the schedule is on, so that guests never see this record.',
  city_not_found: 'City "{result}" not found',
  geocoder_away: 'The search of addresses is away, so that only cities are found.',
  geocoder_found_nothing: 'Nothing was found at this address, so that only cities are shown.',
} as const;

/** The stable word of a warning. */
export type WarningCode = keyof typeof WARNINGS;

const codes = Object.keys(WARNINGS) as [WarningCode, ...WarningCode[]];

/** One warning, with the record that it is about, if it is about one. */
export const warning = z.strictObject({
  code: z.enum(codes),
  title: z.string(),
  record: z.strictObject({ type: z.string(), id: z.string() }).optional(),
});

/** The `meta` of an answer with warnings; absent without any. */
export const warned = { meta: z.strictObject({ warnings: z.array(warning) }).optional() };
