/** English phrases of a menu that is shown whole. */
export const phrases = {
  wholeMenu: {
    title: 'Whole menu',
    pages: 'In pages',
    foldAll: 'Fold all',
    openAll: 'Unfold all',
    hint: 'Drag items by their handles, to other sections too. Fold all sections to drag those.',
    chooseAll: 'Choose all of {{title}}',
    add: 'New item in {{title}}',
    lifted: '{{title}} is lifted: {{section}}, position {{position}} of {{total}}.',
    over: '{{title}}: {{section}}, position {{position}} of {{total}}.',
    dropped: '{{title}} is in {{section}}, at position {{position}} of {{total}}.',
    moved: '“{{title}}” is now in “{{section}}”, position {{position}} of {{total}}',
  },
};
