import type { PreviewedChild } from '@sofra/contract/sync/sync';

/** The changes of a sync in a branch without the branch's own ids, for a comparison with other branches. */
const gistOf = ({ changes, left_out, kept, created, updated, removed }: PreviewedChild): string =>
  JSON.stringify([
    changes.map(({ record_id: _, ...change }) => change),
    [left_out, kept, created, updated, removed],
  ]);

/** The branches in which a sync would do the same, together; those that differ from most come first. */
export function alikeBranches(branches: readonly PreviewedChild[]): PreviewedChild[][] {
  const groups = new Map<string, PreviewedChild[]>();
  for (const branch of branches) {
    const gist = gistOf(branch);
    groups.set(gist, [...(groups.get(gist) ?? []), branch]);
  }
  return [...groups.values()].sort((one, other) => one.length - other.length);
}
