/** English phrases of the page of the translations. */
export const phrases = {
  translate: {
    title: 'Translations',
    tree: 'What can be translated',
    choose: 'Choose what to translate',
    items: 'Items in {{title}}',
    languages: 'Guests can read this menu in',
    main: 'Always in {{language}}, the main language. What you tick is shown to guests once you publish.',
    complete: 'Complete',
    progress_one: '{{done}} of {{count}} text translated',
    progress_other: '{{done}} of {{count}} texts translated',
    missing_one: '{{count}} text missing',
    missing_other: '{{count}} texts missing',
    missingIn: 'Missing in {{language}}',
    outdated_one: '{{count}} text outdated',
    outdated_other: '{{count}} texts outdated',
    outdatedIn: 'Outdated in {{language}}',
    changed: 'Changed since it was translated',
    stillRight: 'Still right',
    filter: 'Show in the list',
    filters: { all: 'All', missing: 'Missing', outdated: 'Outdated' },
    none: {
      missing: 'Nothing is missing in the ticked languages.',
      outdated: 'Nothing is outdated in the ticked languages.',
    },
    states: {
      saved: 'All saved',
      saving: 'Saving …',
      unsaved: 'Not saved yet',
      lost: 'No connection. What you write is saved as soon as it is back.',
      failed: 'Not saved. Your text is still here.',
    },
    keys: 'Enter goes on, in a longer text Ctrl + Enter.',
    retry: 'Try again',
    next: 'Next',
    noText: 'No text',
    extra: 'Extra “{{title}}”',
    lacking: 'Translation missing',
    lackingText:
      'This is not written in {{language}} yet, the main language of your venue. Guests see another language in its place.',
    tick: 'Tick a language to translate into it.',
    oneLanguage: 'Your venue has one language only. Add another to it, and its menus can be translated here.',
    gone: 'This is no longer in the menu. Choose something else.',
    notices: {
      saved: 'The translation has been saved',
      accepted: '“{{title}}”: the translation is still right',
      shown: '“{{title}}”: the languages have been changed',
    },
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    translate: typeof phrases;
  }
}
