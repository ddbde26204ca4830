/** What the picture picker says in English; what is wrong with a file, the contract says. */
export const picture = {
  picture: {
    choose: 'Choose a picture',
    drop: 'or drop it here',
    replace: 'Replace the picture',
    remove: 'Delete the picture',
    hint: 'JPEG or PNG, best {{width}}x{{height}} pixels, at most {{max}}',
    uploading: 'Uploading the picture',
    shrink: 'Make it smaller and use it',
  },
};
