import { useCallback, useState } from 'react';
import { keep, readStored } from '../platform/storage.ts';
import { ROLE_NAMES, type Role } from './reader/columns.ts';
import type { PastedTable, RolesOf } from './reader/menu.ts';

/** The most layouts of tables that a browser keeps. */
const MOST_KEPT = 20;

type Said = ReadonlyMap<string, readonly Role[]>;

// A table without headings is known while it is looked at, by its width.
const keyOf = (layout: string | undefined, width: number) => layout ?? `\0${width}`;

const isRole = (name: unknown): name is Role => (ROLE_NAMES as readonly unknown[]).includes(name);

/** The columns that somebody has said in this browser; what another release has kept may be unknown. */
function kept(): Said {
  const entries = readStored('columns') ?? [];
  return new Map(entries.flatMap(({ layout, roles }) => (roles.every(isRole) ? [[layout, roles]] : [])));
}

/** What somebody says of the columns of pasted tables; tables with the same headings are read so in this browser from then on. */
export function useSaidColumns() {
  const [said, setSaid] = useState(kept);
  const rolesOf: RolesOf = useCallback(
    (layout, width) => {
      const roles = said.get(keyOf(layout, width));
      return roles?.length === width ? roles : undefined;
    },
    [said],
  );
  /** Says the roles of a table's columns, or with undefined leaves them to be guessed. */
  const say = ({ layout, columns }: PastedTable, roles: readonly Role[] | undefined) => {
    const key = keyOf(layout, columns.length);
    const others = [...said].filter(([other]) => other !== key);
    const next: Said = new Map(roles ? [...others, [key, roles]] : others);
    const headed = [...next].filter(([other]) => !other.startsWith('\0')).slice(-MOST_KEPT);
    keep(
      'columns',
      headed.map(([one, names]) => ({ layout: one, roles: names })),
    );
    setSaid(next);
  };
  return { rolesOf, say };
}
