/** English phrases of photos for many records at once. */
export const phrases = {
  photos: {
    label: 'Photos',
    drop: 'Drop photos here: each finds its place by its file name',
    title: 'Photos for “{{title}}”',
    hint: 'Each photo was matched by its file name. Nothing changes before you say so.',
    waiting_one: '{{count}} photo waits for its place',
    waiting_other: '{{count}} photos wait for their places',
    waitingHint: 'Choose where it belongs. A photo without a place is not used.',
    matched_one: '{{count}} photo is matched',
    matched_other: '{{count}} photos are matched',
    replaces_one: '{{count}} photo that is there would be replaced.',
    replaces_other: '{{count}} photos that are there would be replaced.',
    keep: 'Keep those that are there',
    replace: 'Replaces',
    place: 'Place of {{file}}',
    choose: 'Choose a place',
    takeAway: 'Take {{file}} away from “{{title}}”',
    takePlace: 'Use {{file}} for “{{title}}”',
    nothingFound: 'Nothing has this title.',
    empty: 'There is nothing in this list yet that could have a photo.',
    more: 'Add more photos',
    coming: '{{done}} of {{total}} uploaded',
    paused: 'The server takes only so many photos a minute. It goes on by itself.',
    saving: 'They are saved as soon as all are uploaded.',
    use_one: 'Use {{count}} photo',
    use_other: 'Use {{count}} photos',
    done_one: '{{count}} photo is shown once you publish',
    done_other: '{{count}} photos are shown once you publish',
    most_one: 'Only the first {{count}} photo was taken.',
    most_other: 'Only the first {{count}} photos were taken.',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    photos: typeof phrases;
  }
}
