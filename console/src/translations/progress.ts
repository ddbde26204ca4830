import type { Locale } from '@sofra/contract/locales';
import { fieldsOf, isSaid, missingIn, outdatedIn, type TreeNode } from './texts.ts';

/** How far records are translated into a language, in texts; `upToDate` ones are neither missing nor outdated. */
export type Progress = { total: number; upToDate: number; missing: number; outdated: number };

/** Counts the texts of records for a language: all that some language has. */
export function progressIn(nodes: readonly TreeNode[], locale: Locale): Progress {
  const sum = (count: (node: TreeNode) => number) =>
    nodes.reduce((counted, node) => counted + count(node), 0);
  const total = sum((node) => fieldsOf(node).filter(isSaid).length);
  const missing = sum((node) => missingIn(node, locale));
  const outdated = sum((node) => outdatedIn(node, locale));
  return { total, upToDate: total - missing - outdated, missing, outdated };
}

/** The ways to reduce the tree of the records. */
export const FILTERS = ['all', 'missing', 'outdated'] as const;

/** A way to reduce the tree of the records. */
export type Filter = (typeof FILTERS)[number];

const COUNTS = { missing: missingIn, outdated: outdatedIn };

/** Whether a record has a text of the filter's kind in one of the languages. */
export const isWanted = (node: TreeNode, filter: Filter, locales: readonly Locale[]): boolean =>
  filter === 'all' || locales.some((locale) => COUNTS[filter](node, locale) > 0);
