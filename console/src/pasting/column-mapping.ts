import { useCallback, useState } from 'react';
import { keep, readStored } from '../platform/storage.ts';
import { ROLE_NAMES, type Role } from './reader/columns.ts';
import type { PastedTable, RolesOf } from './reader/menu.ts';

/** The most layouts of tables that a browser keeps. */
const MOST_KEPT = 20;

/** The roles of columns by the layout of their table; only one with headings is kept. */
type Mapping = ReadonlyMap<string, { roles: readonly Role[]; isHeaded: boolean }>;

const isRole = (name: unknown): name is Role => (ROLE_NAMES as readonly unknown[]).includes(name);

/** The mapping that this browser keeps; what is not ours, or of another release, is none. */
function kept(): Mapping {
  const entries: unknown = readStored('columns');
  if (!Array.isArray(entries)) return new Map();
  return new Map(
    entries.flatMap((entry) =>
      Array.isArray(entry?.roles) && entry.roles.every(isRole)
        ? [[String(entry.layout), { roles: entry.roles, isHeaded: true }]]
        : [],
    ),
  );
}

/** The mapping of the columns of pasted tables, which somebody says; tables with the same headings are read so in this browser from then on. */
export function useColumnMapping() {
  const [mapping, setMapping] = useState(kept);
  const rolesOf: RolesOf = useCallback(
    (layout, width) => {
      const roles = mapping.get(layout)?.roles;
      return roles?.length === width ? roles : undefined;
    },
    [mapping],
  );
  /** Says the roles of a table's columns, or with undefined leaves them to be guessed. */
  const map = ({ layout, isHeaded }: PastedTable, roles: readonly Role[] | undefined) => {
    const others = [...mapping].filter(([other]) => other !== layout);
    const next: Mapping = new Map(roles ? [...others, [layout, { roles, isHeaded }]] : others);
    const headed = [...next].filter(([, one]) => one.isHeaded).slice(-MOST_KEPT);
    keep(
      'columns',
      headed.map(([one, { roles: names }]) => ({ layout: one, roles: names })),
    );
    setMapping(next);
  };
  return { rolesOf, map };
}
