/** English phrases of a conflict of two saves and of kept input. */
export const phrases = {
  saving: {
    conflict: {
      title: '“{{title}}” has been changed meanwhile',
      text: 'Somebody else has saved it since you opened it. Choose what is to stay.',
      mine: 'Yours',
      theirs: 'Theirs',
      all: { mine: 'Keep all of mine', theirs: 'Take all of theirs' },
      save: 'Save what is chosen',
      nothing: 'Nothing',
      yes: 'Yes',
      no: 'No',
    },
    kept: {
      offer: 'You have unsaved changes from {{when}}.',
      photo: 'A photo has to be chosen again.',
      restore: 'Restore',
      discard: 'Discard',
    },
  },
};
