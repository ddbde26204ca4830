import { refuse } from '../platform/http/answer.ts';
import type { ThemeRow } from './theme-rows.ts';

/** A theme's wanted state. */
export type Switch = { id: string; enabled: boolean };

/**
 * The theme that is on after some were switched: the one switched on, else the one that was on, else the default theme
 * (rule 33a). Refuses with `unknown_record`, and with `several_themes_enabled` when two were switched on.
 */
export function enabledAfter(themes: readonly ThemeRow[], switches: readonly Switch[]): string {
  for (const [index, { id }] of switches.entries())
    if (!themes.some((theme) => theme.id === id)) refuse('unknown_record', { pointer: `/data/${index}/id` });
  const [on, other] = switches.filter(({ enabled }) => enabled);
  if (other)
    refuse('several_themes_enabled', { pointer: `/data/${switches.indexOf(other)}/attributes/enabled` });
  if (on) return on.id;
  const off = new Set(switches.map(({ id }) => id));
  const stays = themes.find(({ id, columns }) => columns.enabled && !off.has(id));
  const fallback = themes.find(({ columns }) => columns.is_default);
  return (stays ?? fallback)?.id ?? '';
}
