import { refuse } from '../platform/http/answer.ts';

/** The versions of a record that a change may meet; undefined for any. */
export type IfMatch = readonly number[] | undefined;

/** The versions in `If-Match: "{version}-{hash}", …`; a tag that names no version of ours matches nothing. */
export function matchVersions(header: string | undefined): IfMatch {
  if (header === undefined || header.trim() === '*') return undefined;
  return [...header.matchAll(/(?:^|,)\s*(?:W\/)?"(\d{1,9})-[^",]*"/g)].map(([, version]) => Number(version));
}

/** Refuses with `version_stale` a row of another version than `If-Match` names; without it any version will do. */
export function assertVersion(row: { version: number }, ifMatch: IfMatch): void {
  if (ifMatch?.includes(row.version) === false) refuse('version_stale');
}
