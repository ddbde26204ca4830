import { type RawBuilder, sql } from 'kysely';

/** SQL: whether a row is switched off, everywhere or, as a copy of the main venue’s, here alone (rule 17). */
export const isOff = (row: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${row}.disabled`)} or ${sql.ref(`${row}.disabled_here`)})`;
