/** English phrases of what guests see at a moment. */
export const phrases = {
  asOf: {
    text: 'Choose a moment: what guests see then, and why they don’t see the rest.',
    side: 'Which menu',
    draft: 'The draft',
    live: 'What is published',
    day: 'Day',
    time: 'Time',
    now: 'Now',
    zone: 'Times are those of the venue: {{zone}}',
    warnings: 'To put right',
    allWeek: 'Guests find no menu in this week',
    gaps_one: 'Guests find no menu for {{count}} hour of this week',
    gaps_other: 'Guests find no menu for {{count}} hours of this week',
    never: {
      over: '“{{title}}” can’t show any more: its dates are over',
      no_days: '“{{title}}” never shows: its week has no days',
      no_meeting: '“{{title}}” never shows: its hours don’t meet those of what it is in',
      empty: '“{{title}}” never shows: nothing in it is switched on',
    },
    neverShort: {
      over: 'its dates are over',
      no_days: 'never shows',
      no_meeting: 'never shows: these hours don’t meet those of what it is in',
    },
    week: '{{from}} – {{to}}',
    earlier: 'The week before',
    later: 'The week after',
    noMenu: 'No menu',
    notThisWeek: 'Not in this week',
    allDay: 'all day',
    and: ' and ',
    pageThen: 'The guests’ page then',
    page: 'Page',
    welcome: 'First page',
    selection: 'Choice of menus',
    language: 'Language',
    neverPublished: 'Nothing is published yet: guests see nothing.',
    hidden_one: '{{count}} entry that guests don’t see then',
    hidden_other: '{{count}} entries that guests don’t see then',
    nothingHidden: 'Guests see everything then',
    find: 'Find by name',
    notFound: 'Nothing hidden is called “{{words}}”.',
    within_one: '{{count}} entry in {{title}}',
    within_other: '{{count}} entries in {{title}}',
    untitled: 'Without a name',
    off: 'Switched off',
    unpublished: 'Not published yet',
    above: 'Hidden with what it is in',
    empty: 'Nothing in it shows then',
    soldOut: 'Guests see it as sold out until somebody switches it back',
    soldOutUntil: 'Guests see it as sold out until {{when}}',
    again: 'Shows again {{when}}',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    'as-of': typeof phrases;
  }
}
