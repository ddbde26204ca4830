import type { Locale } from './locales.ts';
import { ar } from './phrases/ar.ts';
import { en } from './phrases/en.ts';
import { ru } from './phrases/ru.ts';

/** Every error that the API can answer: its stable code and the HTTP status that goes with it (`api.md`, Common rules). */
export const PROBLEM_STATUS = {
  malformed_json: 400,
  malformed_request: 400,
  unknown_parameter: 400,
  invalid_parameter: 400,
  token_empty: 401,
  token_expired: 401,
  token_invalid: 401,
  invalid_credentials: 401,
  pending_invitation: 401,
  support_ended: 401,
  email_not_confirmed: 403,
  no_site: 403,
  forbidden: 403,
  theme_is_default: 403,
  not_found: 404,
  unknown_record: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  type_mismatch: 409,
  id_mismatch: 409,
  client_id: 403,
  last_venue: 409,
  translation_exists: 409,
  request_in_progress: 409,
  not_undoable: 409,
  already_undone: 409,
  undo_expired: 409,
  changed_since: 409,
  parent_gone: 409,
  in_another_venue: 409,
  gone: 410,
  version_stale: 412,
  body_too_large: 413,
  file_too_large: 413,
  unsupported_media_type: 415,
  required: 422,
  invalid_type: 422,
  invalid_format: 422,
  invalid_characters: 422,
  too_short: 422,
  too_long: 422,
  too_small: 422,
  too_big: 422,
  not_positive: 422,
  too_many: 422,
  too_few: 422,
  unknown_value: 422,
  unknown_field: 422,
  duplicate_value: 422,
  email_taken: 422,
  slug_taken: 422,
  slug_reserved: 422,
  venue_not_available: 422,
  position_taken: 422,
  default_locale_required: 422,
  image_unreadable: 422,
  image_too_many_pixels: 422,
  upload_unknown: 422,
  upload_used: 422,
  schedule_date_invalid: 422,
  schedule_time_invalid: 422,
  schedule_year_too_early: 422,
  schedule_end_not_after_start: 422,
  schedule_overnight_too_long: 422,
  schedule_type_not_allowed: 422,
  phone_extension: 422,
  confirmation_invalid: 422,
  confirmation_of_another: 422,
  password_mismatch: 422,
  current_password_wrong: 422,
  reset_invalid: 422,
  rate_limited: 429,
  internal: 500,
  database_unavailable: 503,
  shutting_down: 503,
} as const;

/** The stable snake_case word of an error. */
export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** Figures and names that a problem's sentence may mention. */
export type ProblemParameters = { min?: number | string; max?: number | string; value?: string };

/** Facts for a client's own words about a conflict: the author of the change, and its time. */
export type ProblemMeta = { actor: string; support_actor: string | null; at: string };

/** One broken rule on its way to the wire. `pointer` is a JSON pointer into the body, `parameter` a query parameter. */
export type Problem = {
  code: ProblemCode;
  pointer?: string;
  parameter?: string;
  parameters?: ProblemParameters;
  meta?: ProblemMeta;
};

const WORDS = { en, ar, ru };

/** The sentence of a problem in one language, with its figures filled in. */
export function problemText(code: ProblemCode, locale: Locale, parameters: ProblemParameters = {}): string {
  return WORDS[locale].problems[code](parameters);
}
