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
    sendTitle: 'Copy or move “{{title}}”',
    hints: {
      menus:
        'A copy is that venue’s own from then on. If you move the menu, it leaves this venue. Its own look and what is sold out stay here.',
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
    notes: {
      lacking:
        'The main language there is {{languages}}. Where a text is missing in it, guests read another language.',
      waiting: 'Not among the languages there: {{languages}}. The texts are kept.',
      currency: 'Prices stay as they are, in {{currencies}}.',
      clock: 'Hours follow the clocks there: {{zone}}.',
      linked:
        'There it no longer follows the main venue. If you move it, the next sync brings it here again.',
      synced: '{{venue}} is a branch of this venue: what a sync brings there stands beside the copy.',
      leaves: 'If you move it, it leaves the branches of this venue with the next sync.',
      spreads: 'The next sync of {{venue}} brings it to the branches there too.',
    },
    move: 'Move',
    copy: 'Copy',
    done: '“{{title}}” is now in “{{to}}”',
    copied: '“{{title}}” is now in “{{to}}” too',
    goThere: 'Go there',
    unsaved: 'Something is not saved yet. Save it first, or leave it.',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    editor: typeof phrases;
  }
}
