/** English phrases of the editors and the other dialogs of menus, sections and items; the contract words their errors. */
export const phrases = {
  editor: {
    against: 'It is said to be “{{diet}}”, and contains: {{list}}.',
    others:
      'Somebody else has changed these ingredients meanwhile. Nothing of yours is saved yet: it is joined with theirs, and of two words the graver one stays. Please look, then save again.',
    changedMeanwhile: 'Changed meanwhile',
    edit: 'Edit “{{title}}”',
    title: 'Title',
    currency: 'Currency',
    nothingFound: 'No currency like this',
    price: 'Price, {{currency}}',
    description: 'Description',
    note: 'Note',
    noteHint: 'A remark that stands out for guests.',
    flags: 'Marks',
    diets: 'Diets',
    dietsHint: 'Your venue’s own claims. They say nothing about the ingredients above.',
    labels: 'From the kitchen',
    extras: 'Extras',
    extraTitle: 'Extra',
    addExtra: 'Add an extra',
    removeExtra: 'Remove {{title}}',
    removeUntitled: 'Remove this extra',
    photo: 'Photo',
    save: 'Save',
    create: 'Create',
    another: 'Create and add another',
  },
  scheduling: {
    title: 'When guests see “{{title}}”',
    type: 'Schedule',
    always: 'Always',
    specific: 'Certain dates',
    periodic: 'Days of the week',
    hints: {
      always: 'At any hour of any day.',
      specific: 'From one day to another, such as a festival.',
      periodic: 'Hours that come again every week.',
    },
    allDay: 'All day',
    from: 'First day',
    to: 'Last day',
    fromTime: 'From',
    toTime: 'Until',
    days: 'Days and hours',
    dayOff: 'Not shown',
    fromOf: '{{day}}, from',
    toOf: '{{day}}, to',
    overnight: 'Until the next day',
    overnightOf: '{{day}}, until the next day',
    copy: 'Use the hours of {{day}} for all days that are on',
    copied: 'All days that are on have the hours of {{day}}',
    preview: 'Guests see it',
    incomplete: 'The schedule is not complete yet.',
    neverOn: 'No day is on, so guests will never see it.',
    zone: 'On the clocks of the venue: {{zone}}',
  },
  moving: {
    title: 'Move “{{title}}”',
    hints: {
      menus:
        'The menu goes with all its sections and items. A look of its own that it has here stays behind.',
      sections: 'The section goes with all its items, to the end of the other menu.',
      items: 'The item goes to the end of the other section.',
    },
    venue: 'Venue',
    menu: 'Menu',
    section: 'Section',
    placeholders: { venue: 'Choose a venue', menu: 'Choose a menu', section: 'Choose a section' },
    none: {
      venue: 'There is no other venue.',
      menu: 'There is no other menu. Create one first.',
      section: 'There is no other section in this menu.',
    },
    nothingFound: 'Nothing like this',
    move: 'Move',
    done: '“{{title}}” is now in “{{to}}”',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    editor: typeof phrases;
  }
}
