/** English phrases of the foot of a list and an empty one. */
export const phrases = {
  lists: {
    rows: 'Rows on a page',
    pages: 'Pages',
    page: 'Page {{page}}',
    previous: 'Previous page',
    next: 'Next page',
    range: '{{from}}–{{to}} of {{total}}',
    empty: 'Oops! Currently this section is empty.',
  },
};
