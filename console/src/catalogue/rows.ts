import type { item } from '@sofra/contract/catalogue/items';
import type { menu } from '@sofra/contract/catalogue/menus';
import type { section } from '@sofra/contract/catalogue/sections';
import type { z } from 'zod';
import type { SentSchedule } from './schedule-words.ts';
import type { Stated } from './states.ts';

/** An extra of an item on a list. */
type RowExtra = { id: string; title: string; price: string } & Partial<Stated>;

type Attributes<R extends z.ZodType> = z.output<R> extends { attributes: infer A } ? A : never;

/** The attributes that only some levels have. */
type OwnAttributes = Partial<Attributes<typeof menu> & Attributes<typeof section> & Attributes<typeof item>>;

/** A record on a list: what every level has, and what only some do. */
export type Row = OwnAttributes & {
  id: string;
  /** The version that a save names, so that it never overwrites another person's save. */
  version: number;
  title: string;
  position: number;
  /** Whether guests do not see it. */
  disabled: boolean;
  /** Whether it is a branch's own word that guests do not see it; a sync leaves it so. */
  disabled_here?: boolean;
  /** Whether it is a main venue's record, which the next sync writes over. */
  linked?: boolean;
  settings:
    | (SentSchedule & {
        description: string;
        note: string;
        preview_photo_url: string | null;
        attachments: { resource_url: string }[];
      })
    | null;
  extras?: RowExtra[];
};

/** A page of a list. */
export type RowPage = {
  rows: Row[];
  figures: { per_page: number; current_page: number; last_page: number; total: number };
};
