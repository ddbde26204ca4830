/** English phrases of the notices of undoing. */
export const phrases = {
  undoing: {
    undo: 'Undo',
    redo: 'Redo',
    undone: 'Undone: {{what}}',
    redone: 'Done again: {{what}}',
    andMore: '{{what}}, and {{figure}} more',
    changed: '{{name}} has changed this since ({{when}}). Nothing was undone.',
    changedSome: '{{name}} has changed some of this since ({{when}}). All else was undone.',
  },
};
