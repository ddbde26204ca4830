/** English phrases of the picture picker; the contract words their errors. */
export const phrases = {
  picture: {
    choose: 'Choose a picture',
    drop: 'or drop it here',
    replace: 'Replace the picture',
    remove: 'Delete the picture',
    hint: 'JPEG or PNG, best {{width}}x{{height}} pixels; over {{max}} it is made smaller',
    uploading: 'Uploading the picture',
    made: '{{before}}, made {{after}}',
    crop: 'Choose the part to show',
    cropHint: 'Drag the picture in the frame, or move it with the arrow keys.',
    part: 'Part of the picture that is shown',
    zoom: 'Zoom',
    usePart: 'Use this part',
  },
};
