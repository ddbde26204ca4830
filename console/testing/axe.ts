import { run } from 'axe-core';

/** The violations of axe's rules in a part of the page, each with the element that breaks it. */
export async function violationsIn(part: Element): Promise<string[]> {
  const { violations } = await run(part);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
