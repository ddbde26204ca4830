import { roomWords } from '../../catalogue/room.ts';
import { SCHEDULE } from '../../limits.ts';
import { fileSize } from '../../pictures/file-size.ts';
import type { ProblemCode, ProblemParameters } from '../problem-codes.ts';

const rules = new Intl.PluralRules('en');
const counted = (n: number | string | undefined, one: string, other: string) =>
  `${n} ${rules.select(Number(n)) === 'one' ? one : other}`;
const count = (n: number | string | undefined) => counted(n, 'character', 'characters');
const entries = (n: number | string | undefined) => counted(n, 'entry', 'entries');

const HOLDERS = { venues: 'A venue', menus: 'A menu', sections: 'A section', items: 'An item' };
const HELD = { menus: 'menus', sections: 'sections', items: 'items', extras: 'extras' };

/** The shape that every language fills: a missing phrase does not compile. */
export type Phrases = { problems: Record<ProblemCode, (parameters: ProblemParameters) => string> };

/** English: the first language, and the `title` of every error on the wire. */
export const en: Phrases = {
  problems: {
    malformed_json: () => 'The body is not valid JSON.',
    malformed_request: () => 'The request is malformed.',
    unknown_parameter: ({ value }) => `The query parameter “${value}” is not known here.`,
    invalid_parameter: ({ value }) => `The query parameter “${value}” has a value that is not allowed.`,
    token_empty: () => 'Bearer token is empty',
    token_expired: () => 'token is expired',
    token_invalid: () => 'The token is not valid.',
    invalid_credentials: () => 'Invalid Email or password.',
    pending_invitation: () => 'You have a pending invitation, accept it to finish creating your account.',
    support_ended: () => 'Support no longer has access to this account.',
    email_not_confirmed: () => 'Confirm your e-mail address to make changes again.',
    suggestions_off: () => 'No translation service is set up here.',
    no_site: () => 'Choose an account to support first.',
    forbidden: () => 'You may not do this.',
    theme_is_default: () => 'The default theme cannot be changed.',
    not_found: () => 'There is nothing here.',
    method_not_allowed: () => 'This method is not allowed here.',
    not_acceptable: () => 'The answer is not available in the form that you ask for.',
    type_mismatch: ({ value }) => `The type here must be “${value}”.`,
    client_id: () => 'The server gives a new record its id; none may be sent.',
    id_mismatch: () => 'The id in the body is not the one in the address.',
    last_venue: () => 'The last venue cannot be deleted.',
    translation_exists: () => 'This record has a translation in this language already.',
    request_in_progress: () => 'The same request is still being worked on.',
    not_undoable: () => 'This cannot be undone.',
    already_undone: () => 'This has been undone already.',
    undo_expired: ({ max }) => `This was more than ${max} days ago and can no longer be undone.`,
    changed_since: ({ value }) => `${value ?? 'Someone'} has changed this since. Nothing was undone.`,
    not_kept: () => 'This publication is too old or too large to be restored.',
    parent_gone: () => 'What this was in has been deleted. Bring that back first.',
    in_another_venue: ({ value }) => `The menu is in “${value}” now, so this cannot be undone here.`,
    gone: () => 'This is no longer here.',
    version_stale: () => 'Someone has changed this since you opened it.',
    body_too_large: () => 'The request is too large.',
    // The size has no space before its unit (rule 87).
    file_too_large: ({ max }) =>
      `The file is too large. Maximum file size is ${fileSize(Number(max), 'en', 'narrow')}`,
    unsupported_media_type: () => 'The content type must be application/vnd.api+json.',
    required: () => 'Please fill this in.',
    invalid_type: ({ value }) => `Must be of another kind (${value}).`,
    invalid_format: () => 'Does not have the right form.',
    invalid_amount: () => 'Enter an amount, such as 12.50.',
    invalid_characters: () => 'Contains characters that cannot be stored.',
    too_short: ({ min }) => `Must have at least ${count(min)}.`,
    too_long: ({ max }) => `Must have at most ${count(max)}.`,
    too_small: ({ min }) => `Must be at least ${min}.`,
    too_big: ({ max }) => `Must be at most ${max}.`,
    not_positive: () => 'Must be greater than 0.',
    too_many: ({ max }) => `Must be at most ${entries(max)}.`,
    no_room: ({ max, value }) => {
      const { holder, held } = roomWords(value, HOLDERS, HELD);
      return `${holder} can hold at most ${max} ${held}.`;
    },
    too_many_previews: ({ max }) => `There are ${max} links to the draft. Revoke one to make another.`,
    too_few: ({ min }) => `Must be at least ${entries(min)}.`,
    unknown_value: ({ value }) =>
      value ? `Must be one of: ${value}.` : 'Is not one of the values allowed here.',
    unknown_field: ({ value }) => `The field “${value}” is not known or cannot be written.`,
    unknown_record: () => 'There is no such record.',
    duplicate_value: () => 'Stands here more than once.',
    email_taken: () => 'There is an account with this e-mail address already.',
    slug_taken: () => 'This address is taken.',
    slug_reserved: () => 'This address is reserved.',
    venue_not_available: () => 'This venue cannot be chosen.',
    position_taken: () => 'Two records cannot have the same position.',
    default_locale_required: () => 'The text in the main language cannot be removed.',
    menu_theme_is_default: () => 'The look of all other menus cannot be removed.',
    several_themes_enabled: () => 'Only one theme can be on.',
    image_unreadable: () => 'This is not a picture that we can read. Use JPEG or PNG.',
    image_too_many_pixels: ({ max }) =>
      `The picture has too many pixels; at most ${max} million are allowed.`,
    upload_unknown: () => 'This upload is not known or no longer there.',
    upload_used: () => 'This upload has been used already.',
    date_in_past: () => 'This time is over.',
    publish_before_sync: () => 'Publishing cannot come before the sync.',
    schedule_date_invalid: () => 'The date does not exist.',
    schedule_time_invalid: () => 'The time does not exist.',
    schedule_year_too_early: () => `The year must be ${SCHEDULE.firstYear} or later.`,
    schedule_end_not_after_start: () => 'The end must be later than the start.',
    schedule_overnight_too_long: () => '“Until the next day” needs an end that is not later than the start.',
    schedule_type_not_allowed: () => 'This kind of schedule is not offered here.',
    phone_extension: () => 'Must be a number without an extension.',
    confirmation_invalid: () => 'This confirmation link is not valid.',
    confirmation_of_another: () =>
      'This link belongs to another account. Sign out here, then follow it again.',
    password_mismatch: () => 'The passwords are not the same.',
    current_password_wrong: () => 'The current password is not right.',
    reset_invalid: () => 'This link for a new password is no longer valid. Ask for another one.',
    rate_limited: () => 'Too many requests. Try again a little later.',
    internal: () => 'Some server errors',
    translator_away: () => 'The translation service does not answer. Try again later.',
    database_unavailable: () => 'The service is not available right now. Try again in a moment.',
    shutting_down: () => 'The service is restarting. Try again in a moment.',
  },
};
