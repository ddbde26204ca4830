/** English phrases of the table of all items. */
export const phrases = {
  sheet: {
    intro:
      'Change dishes as in a spreadsheet: type in a cell, copy and paste from and to Excel or Google Sheets, and fill down with {{key}}.',
    phone: 'On a phone, touch a cell twice to change it. One price is changed more easily in its list.',
    toLists: 'To the lists',
    find: 'Find dishes',
    found_one: '{{count}} dish',
    found_other: '{{count}} dishes',
    nothingFound: 'No dish has all these words.',
    columns: {
      section: 'Section',
      title: 'Name',
      price: 'Price',
      description: 'Description',
      status: 'Status',
      titleIn: 'Name: {{language}}',
      descriptionIn: 'Description: {{language}}',
    },
    chosen_one: '{{count}} cell chosen',
    chosen_other: '{{count}} cells chosen',
    fill: 'Fill down',
    file: {
      download: 'Download as CSV',
      upload: 'Upload a CSV',
      question: 'Change dishes as in “{{name}}”?',
      changed: 'Cells that change: {{figure}}.',
      wrong: 'Cells that can’t be taken as they are, and wait for you in the table: {{figure}}.',
      strangers: 'Rows whose ID is no dish of this table, left out: {{figure}}.',
      change: 'Change',
      same: 'The file has nothing new: all of it stands here already.',
      unknown:
        'This file has no column “ID”, or none of this table. Download the table, change it in a spreadsheet, save it as CSV and upload it here.',
    },
    saving: 'Saving…',
    saved_one: '{{count}} cell is saved. Guests see it once you publish.',
    saved_other: '{{count}} cells are saved. Guests see them once you publish.',
    waiting_one: '{{count}} cell is not saved yet',
    waiting_other: '{{count}} cells are not saved yet',
    next: 'Show the next one',
    again_one: 'Save {{count}} cell as I typed it',
    again_other: 'Save {{count}} cells as I typed them',
    forget: 'Discard what is not saved',
    meanwhile: 'Somebody has changed this meanwhile to “{{now}}”. Yours is still here and not saved.',
    unsent: 'This could not be sent. It is still here and not saved.',
    locked: 'The name is the same in every language.',
    held_one: '{{count}} cell can’t be changed here and stays as it was.',
    held_other: '{{count}} cells can’t be changed here and stay as they were.',
    noRoom_one: '{{count}} row or column does not fit into the table and was left out.',
    noRoom_other: '{{count}} rows or columns do not fit into the table and were left out.',
    tooMany_one: 'That is too much at once: at most {{count}} dish. Nothing was changed; paste it in parts.',
    tooMany_other:
      'That is too much at once: at most {{count}} dishes. Nothing was changed; paste it in parts.',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    spreadsheet: typeof phrases;
  }
}
