import type { SentSchedule } from './schedule-words.ts';

/** What every level's record has in common on a list. */
export type Row = {
  id: string;
  title: string;
  disabled: boolean;
  settings: (SentSchedule & { preview_photo_url: string | null }) | null;
  /** The figures that stand below the name; what a level lacks is absent. */
  section_count?: number;
  item_count?: number;
};

/** A page of a list. */
export type RowPage = {
  rows: Row[];
  figures: { per_page: number; current_page: number; last_page: number; total: number };
};
