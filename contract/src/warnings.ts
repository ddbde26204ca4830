import { z } from 'zod';

/** What an answer may warn of although the call was done: its stable code, with the sentence in English. */
export const WARNINGS = {
  schedule_never_on: 'No day of the schedule is on, so that guests never see this record.',
} as const;

/** The stable word of a warning. */
export type WarningCode = keyof typeof WARNINGS;

const codes = Object.keys(WARNINGS) as [WarningCode, ...WarningCode[]];

/** One warning, with the record that it is about. */
export const warning = z.strictObject({
  code: z.enum(codes),
  title: z.string(),
  record: z.strictObject({ type: z.string(), id: z.string() }),
});

/** The `meta` of an answer that warns; there is none where nothing is to be said. */
export const warned = { meta: z.strictObject({ warnings: z.array(warning) }).optional() };
