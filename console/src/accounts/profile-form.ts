import type { Locale } from '@sofra/contract/languages/locales';
import type { Args } from '../platform/api-types.ts';
import type { PictureValue } from '../ui/pictures/use-picture.ts';
import type { CityChoice } from './cities.ts';
import type { Profile } from './profile.ts';

/** The values of the profile's form, by their names on the wire. */
export type ProfileDraft = {
  first_name: string;
  last_name: string;
  phone: string;
  locale: Locale;
  city: CityChoice;
  photo: PictureValue;
};

/** The record of PATCH /me/profile. */
export type ProfileRecord = Args<'PATCH /me/profile'>['body']['data'];

/** The form of a person as they are. */
export function draftOf(person: Profile): ProfileDraft {
  const { first_name, last_name, phone, locale, city, photo } = person;
  return {
    first_name,
    last_name,
    locale,
    phone: phone ?? '',
    city: { text: city?.name ?? '', city },
    // A part of it may be chosen, and one of the small preview would have few pixels.
    photo: { url: photo?.resource_url ?? null },
  };
}

const WORDS = ['first_name', 'last_name', 'phone', 'locale'] as const;

// A city has another name in each language of the console.
const isSameCity = (one: CityChoice, other: CityChoice) =>
  one.city?.id === other.city?.id && (one.city !== null || one.text === other.text);

/** Whether something was typed or chosen that is not saved. */
export function isChanged(draft: ProfileDraft, before: ProfileDraft): boolean {
  return (
    WORDS.some((name) => draft[name] !== before[name]) ||
    !isSameCity(draft.city, before.city) ||
    draft.photo.signedId !== undefined
  );
}

/** A typed name that is no chosen city: it is left out, since no city is required (rule 45). */
export function unknownCity({ city: { text, city } }: ProfileDraft): string | undefined {
  return (!city && text.trim()) || undefined;
}

/** The record that changes what has changed, and says nothing of the rest. */
export function profileRecord(draft: ProfileDraft, before: ProfileDraft): ProfileRecord {
  const changed = WORDS.filter((name) => draft[name] !== before[name]);
  const city = unknownCity(draft) ? before.city.city : draft.city.city;
  const { signedId } = draft.photo;
  return {
    type: 'users',
    attributes: Object.fromEntries(changed.map((name) => [name, draft[name]])),
    relationships: {
      ...(city?.id !== before.city.city?.id && { city: { data: city && { type: 'cities', id: city.id } } }),
      ...(signedId !== undefined && {
        photo: {
          data: { type: 'attachments', attributes: { resource_type: 'photo', resource: signedId } },
        },
      }),
    },
  };
}
