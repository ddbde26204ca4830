/** English phrases of the page of a venue's look. */
export const phrases = {
  branding: {
    pictures: 'Pictures',
    logo: 'Logo',
    welcome_screen: 'Welcome picture',
    themes: 'Themes',
    themesHint: 'One theme is on. Guests see a change of it once you publish.',
    newTheme: 'New theme',
    default: 'Default',
    enabled: 'The theme “{{name}}” is on',
    delete: 'Delete the theme “{{name}}”',
    deleteTitle: 'Delete the theme “{{name}}”?',
    deleteText: 'You can undo it from the activity list.',
    deleteTextOn: 'It is on: the default theme takes its place. You can undo it from the activity list.',
    deleteAction: 'Delete the theme',
    add: 'Add',
    addOffer: 'Add the theme “{{name}}”',
    ofLogo: {
      make: 'Make themes of this logo',
      close: 'Hide the themes of the logo',
      unreadable: 'No colours can be read from this logo.',
      title: 'Themes in the colours of your logo',
      light: 'Logo, light',
      dark: 'Logo, dark',
      full: 'Logo, full of colour',
    },
    notices: {
      on: '“{{name}}”: the status has been changed to active. Guests see it once you publish.',
      off: '“{{name}}”: the status has been changed to inactive. Guests see the change once you publish.',
      delete: '“{{name}}” deleted',
      create: '“{{name}}” is in the list',
      save: '“{{name}}” saved',
      logo: { saved: 'The logo is saved', deleted: 'The logo is deleted' },
      welcome_screen: { saved: 'The welcome picture is saved', deleted: 'The welcome picture is deleted' },
    },
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    branding: typeof phrases;
  }
}
