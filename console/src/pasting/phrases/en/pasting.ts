/** English phrases of a menu that is pasted as text. */
export const phrases = {
  pasting: {
    title: 'Paste or import a menu',
    text: 'Your menu as text',
    hint: 'From a message, a document, a website or a spreadsheet, or from an Excel or CSV file: a dish and its price in one line. A line with a colon at its end begins a section.',
    example: 'Soups:\nLentil soup 21\nwith lemon and bread\nOnion soup 24.50',
    result: 'What was understood',
    file: {
      choose: 'Choose a file',
      tooLarge: 'This file is too large for a menu. Save the table alone in a file of its own.',
      unreadable: 'This file can’t be read. Save the menu as Excel (.xlsx), CSV or text, or paste it here.',
    },
    nothing: 'What is understood of your text will stand here.',
    understood_zero: 'No dish with a price was found yet.',
    understood_one: '{{count}} dish was found.',
    understood_other: '{{count}} dishes were found.',
    currency:
      'The text has prices in {{written}}; they are taken as {{currency}}, the currency of this menu.',
    left: 'Not taken',
    doubtful: 'Are these dishes?',
    doubtfulHint: 'They may be something else. Tick what belongs in the menu.',
    unspoken:
      'The text has words in {{language}} too. The venue does not speak that language, so they go into the descriptions.',
    unnamed: 'Dishes',
    noRoom: 'There is no room for more in one go.',
    take: 'Add to the menu',
    takeItems_one: 'Add {{count}} dish',
    takeItems_other: 'Add {{count}} dishes',
    added_one: '{{count}} dish is in the menu',
    added_other: '{{count}} dishes are in the menu',
  },
};
