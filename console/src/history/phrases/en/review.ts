/** English phrases of the review before a publication. */
export const phrases = {
  review: {
    title: 'What guests will see',
    text_one: '{{count}} change since the last publication.',
    text_other: '{{count}} changes since the last publication.',
    nothing: 'Guests see everything that is here now.',
    leftOut_one: 'and {{count}} more change',
    leftOut_other: 'and {{count}} more changes',
    discard: 'Discard',
    discardOf: 'Discard the change of “{{title}}”',
    discarded: '“{{title}}” is as guests see it again',
    follows: '“{{title}}” differs because of another change',
    before: 'Before',
    after: 'After',
    ofVenue: 'Venue and look',
    in: 'in {{place}}',
    beneath_one: 'with {{count}} item',
    beneath_other: 'with {{count}} items',
    doubts_one: '{{count}} change may be a mistake.',
    doubts_other: '{{count}} changes may be a mistake.',
    doubt: {
      price_far: 'Far from the price before. Is it right?',
      section_empty: 'Guests find nothing in this section.',
    },
    venue: 'Venue: {{fields}}',
    venueField: '{{field}}: {{before}} → {{after}}',
    fields: {
      name: 'name',
      branch: 'branch',
      slug: 'address of the menu',
      time_zone: 'time zone',
      phone: 'phone',
      cuisine: 'cuisine',
      default_locale: 'main language',
      extra_locales: 'languages',
      map: 'place',
      external_profiles: 'profiles',
    },
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    review: typeof phrases;
  }
}
