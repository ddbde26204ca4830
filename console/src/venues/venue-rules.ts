import type { Problem } from '@sofra/contract/api/problems';
import type { Locale } from '@sofra/contract/languages/locales';
import { SITE_DOMAINS, venueCreate } from '@sofra/contract/venues/venues';
import { type FieldErrors, fieldAt } from '../forms/field-errors.ts';
import { brokenRules, recordProblems } from '../forms/rules.ts';
import { i18n } from '../platform/i18n.ts';
import { changedRecord, type VenueValues, venueField, venueRecord } from './venue-values.ts';

type Site = keyof typeof SITE_DOMAINS;

const isSite = (field: string): field is Site => field in SITE_DOMAINS;

function ownText(field: string, code: string): string | undefined {
  const { t } = i18n;
  if (code !== 'invalid_format') return undefined;
  if (isSite(field)) return t('venueForm.rules.link', { domain: SITE_DOMAINS[field][0] });
  if (field === 'phone') return t('phone.invalid');
  if (field === 'country') return t('venueForm.rules.country');
  return field === 'slug' ? t('venueForm.rules.slug') : undefined;
}

/** The rules that the form breaks: of a new venue all (rule 70), of a known one those of what has changed `before`. */
export function brokenVenueRules(values: VenueValues, before: VenueValues | undefined): FieldErrors {
  const problems = recordProblems(venueCreate, venueRecord(values, { isNew: before === undefined }));
  const changed = before && Object.keys(changedRecord(values, before).attributes ?? {});
  const isAsked = ({ pointer = '' }: Problem) => changed?.includes(fieldAt(pointer) ?? '') ?? true;
  return brokenRules(problems.filter(isAsked), {
    fieldOf: venueField,
    locale: i18n.language as Locale,
    values,
    ownText,
  });
}
