/** The rows of a table's body, without the copy that holds the place of one that is led. */
export const ownRows = (body: HTMLTableSectionElement): HTMLTableRowElement[] =>
  [...body.rows].filter((row) => !row.matches('[data-dnd-placeholder]'));
