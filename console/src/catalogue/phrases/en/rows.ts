/** English phrases of what is asked before rows of a list are changed, one or many. */
export const phrases = {
  asking: {
    duplicateTitle: 'Duplicate “{{title}}”?',
    duplicateText: 'The copy, with everything in it, is placed right after the original.',
    deleteTitle: 'Delete “{{title}}”?',
    deleteWaits_one: 'It can be brought back from the bin for {{count}} day.',
    deleteWaits_other: 'It can be brought back from the bin for {{count}} days.',
    deleteText: {
      menus: 'The menu goes, and all its sections and items with it. Guests see the change once you publish.',
      sections: 'The section goes, and all its items with it. Guests see the change once you publish.',
      items: 'Guests see the change once you publish.',
    },
  },
  placing: {
    instructions:
      'Press Space to lift the row, the arrow keys to move it, Space to drop it, Escape to leave it.',
    lifted: '{{title}} is lifted, position {{position}} of {{total}}.',
    over: '{{title}}, position {{position}} of {{total}}.',
    dropped: '{{title}} is at position {{position}} of {{total}}.',
    left: '{{title}} stays where it was.',
    title: 'Move “{{title}}”',
    position: 'New position, 1 to {{total}}',
    outside: 'Choose a position from 1 to {{total}}.',
    move: 'Move',
  },
  many: {
    chosen_one: '{{count}} chosen',
    chosen_other: '{{count}} chosen',
    all: 'All {{total}}',
    clear: 'Choose none',
    bar: 'What to do with what is chosen',
    more: 'More',
    acts: {
      price: 'Price…',
      on: 'Show',
      off: 'Hide',
      moveAway: 'Move…',
      duplicate: 'Duplicate',
      schedule: 'Schedule…',
      states: 'Warnings…',
      delete: 'Delete',
    },
    most: 'At most {{max}} at once.',
    ask: {
      on_one: 'Show {{count}} to guests?',
      on_other: 'Show these {{count}} to guests?',
      off_one: 'Hide {{count}} from guests?',
      off_other: 'Hide these {{count}} from guests?',
      duplicate_one: 'Duplicate {{count}}?',
      duplicate_other: 'Duplicate these {{count}}?',
      delete_one: 'Delete {{count}}?',
      delete_other: 'Delete these {{count}}?',
    },
    done: {
      price_one: '{{count}} price changed',
      price_other: '{{count}} prices changed',
      on_one: '{{count}} is shown once you publish',
      on_other: '{{count}} are shown once you publish',
      off_one: '{{count}} is hidden once you publish',
      off_other: '{{count}} are hidden once you publish',
      duplicate_one: '{{count}} duplicated',
      duplicate_other: '{{count}} duplicated',
      delete_one: '{{count}} deleted',
      delete_other: '{{count}} deleted',
      schedule_one: '{{count}} has the new hours',
      schedule_other: '{{count}} have the new hours',
      moveAway_one: '{{count}} is now in “{{to}}”',
      moveAway_other: '{{count}} are now in “{{to}}”',
    },
    move_one: 'Move {{count}}',
    move_other: 'Move {{count}}',
    schedule_one: 'When guests see {{count}}',
    schedule_other: 'When guests see these {{count}}',
    price: {
      title_one: 'Change {{count}} price',
      title_other: 'Change {{count}} prices',
      percent: 'Percent, such as 5 or -10',
      wrong: 'A number from {{min}} to {{max}}, with one decimal at most.',
      ending: 'Round to',
      exact: 'As it comes',
      before: 'Now',
      after: 'Then',
      submit_one: 'Change {{count}} price',
      submit_other: 'Change {{count}} prices',
      nothing: 'No price would change.',
    },
    meanwhile:
      'Somebody else has changed this meanwhile. Here it is as it is now: please look, then try again.',
    wrongPrice: 'A price above 0 and at most {{max}}',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    rows: typeof phrases;
  }
}
