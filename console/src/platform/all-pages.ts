type Page<R> = { rows: readonly R[]; figures: { last_page: number } };

/** The rows of all pages of a list, one page after another; `read` answers the page of a number, from 1. */
export async function allPages<R>(read: (number: number) => Promise<Page<R>>): Promise<R[]> {
  const rows: R[] = [];
  for (let number = 1, last = 1; number <= last; number++) {
    const page = await read(number);
    rows.push(...page.rows);
    last = page.figures.last_page;
  }
  return rows;
}
