import type { FoodSpeciality, IngredientWarning } from '@sofra/contract/dietary';
import type { SentSchedule } from './schedule-words.ts';

/** An extra of an item on a list. */
type RowExtra = { id: string; title: string; price: string };

/** A record on a list: what every level has, and what only some do. */
export type Row = {
  id: string;
  /** The version that a save names, so that it never overwrites another person's save. */
  version: number;
  title: string;
  position: number;
  disabled: boolean;
  settings:
    | (SentSchedule & {
        description: string;
        note: string;
        preview_photo_url: string | null;
        attachments: { resource_url: string }[];
      })
    | null;
  section_count?: number;
  item_count?: number;
  currency?: string;
  price?: string;
  extras?: RowExtra[];
  ingredient_warnings?: IngredientWarning[];
  food_speciality?: FoodSpeciality[];
  is_new?: boolean;
  is_popular?: boolean;
};

/** A page of a list. */
export type RowPage = {
  rows: Row[];
  figures: { per_page: number; current_page: number; last_page: number; total: number };
};
