import type { Locale } from '@sofra/contract/languages/locales';
import { isSaid, missingIn, outdatedIn, suggestedIn, type TreeNode, translatedFieldsOf } from './texts.ts';

/** How far records are translated into a language, in texts; `upToDate` ones are neither missing nor outdated. */
export type Progress = {
  total: number;
  upToDate: number;
  missing: number;
  outdated: number;
  /** Those of a machine, which count as up to date. */
  suggested: number;
};

/** Counts the texts of records for a language: all that some language has. */
export function progressIn(nodes: readonly TreeNode[], locale: Locale): Progress {
  const sum = (count: (node: TreeNode) => number) =>
    nodes.reduce((counted, node) => counted + count(node), 0);
  const total = sum((node) => translatedFieldsOf(node).filter(isSaid).length);
  const missing = sum((node) => missingIn(node, locale));
  const outdated = sum((node) => outdatedIn(node, locale));
  const suggested = sum((node) => suggestedIn(node, locale));
  return { total, upToDate: total - missing - outdated, missing, outdated, suggested };
}

/** The ways to reduce the tree of the records. */
export const FILTERS = ['all', 'missing', 'outdated', 'suggested'] as const;

/** A way to reduce the tree of the records. */
export type Filter = (typeof FILTERS)[number];

const COUNTS = { missing: missingIn, outdated: outdatedIn, suggested: suggestedIn };

/** Whether a record has a text of the filter's kind in one of the languages. */
export const isWanted = (node: TreeNode, filter: Filter, locales: readonly Locale[]): boolean =>
  filter === 'all' || locales.some((locale) => COUNTS[filter](node, locale) > 0);
