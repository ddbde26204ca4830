/** English phrases of a menu that is shown whole. */
export const phrases = {
  wholeMenu: {
    title: 'Whole menu',
    pages: 'In pages',
    foldAll: 'Fold all',
    openAll: 'Unfold all',
    hint: 'Drag a dish by its handle to any place, in another section too. When all sections are folded, they can be dragged as well.',
    add: 'New item in {{title}}',
    lifted: '{{title}} is lifted: {{section}}, position {{position}} of {{total}}.',
    over: '{{title}}: {{section}}, position {{position}} of {{total}}.',
    dropped: '{{title}} is in {{section}}, at position {{position}} of {{total}}.',
    moved: '“{{title}}” is now in “{{section}}”, position {{position}} of {{total}}',
  },
};
