import { MOST } from '@sofra/contract/limits';
import type { PastedSection } from '../pasting/reader/menu.ts';
import {
  type ItemDraft,
  isBlankSection,
  newItem,
  newSection,
  type SectionDraft,
  type Wizard,
} from './wizard.ts';

/** The wizard after a change of its sections; a changed demo menu becomes the person's own. */
export type SectionsChange = (wizard: Wizard) => Wizard;

const withSections =
  (change: (sections: SectionDraft[]) => SectionDraft[]): SectionsChange =>
  (wizard) => ({ ...wizard, demo: null, sections: change(wizard.sections) });

const changed = <R extends { key: string }>(rows: R[], key: string, change: (row: R) => R) =>
  rows.map((row) => (row.key === key ? change(row) : row));

const inSection = (key: string, change: (section: SectionDraft) => SectionDraft) =>
  withSections((sections) => changed(sections, key, change));

/** Puts a new section last; it begins with one item, for that is what it is for. */
export const addSection = (): SectionsChange =>
  withSections((sections) => [...sections, { ...newSection(), items: [newItem()] }]);

const isWritten = (section: SectionDraft) => !isBlankSection(section);

/** The room that the sections leave for pasted ones. */
export const roomIn = (sections: readonly SectionDraft[]) => ({
  sections: MOST.wizardSections - sections.filter(isWritten).length,
  dishes: MOST.wizardItems,
  allDishes: Number.POSITIVE_INFINITY,
  records: Number.POSITIVE_INFINITY,
});

/** Puts the sections of a pasted text last; an untouched one makes room. */
export const addPasted = (pasted: readonly PastedSection[]): SectionsChange =>
  withSections((sections) => [
    ...sections.filter(isWritten),
    ...pasted.map(({ items, ...words }) => ({
      ...newSection(),
      ...words,
      items: items.map(({ doubt: _, ...item }) => ({ ...newItem(), ...item })),
    })),
  ]);

/** Gives a section another title. */
export const nameSection = (key: string, title: string): SectionsChange =>
  inSection(key, (section) => ({ ...section, title }));

/** Takes a section out, with its items. */
export const removeSection = (key: string): SectionsChange =>
  withSections((sections) => sections.filter((section) => section.key !== key));

/** Puts a new item last in a section. */
export const addItem = (section: string): SectionsChange =>
  inSection(section, (present) => ({ ...present, items: [...present.items, newItem()] }));

/** Changes an item. */
export const changeItem = (section: string, key: string, change: Partial<ItemDraft>): SectionsChange =>
  inSection(section, (present) => ({
    ...present,
    items: changed(present.items, key, (item) => ({ ...item, ...change })),
  }));

/** Takes an item out of a section. */
export const removeItem = (section: string, key: string): SectionsChange =>
  inSection(section, (present) => ({ ...present, items: present.items.filter((item) => item.key !== key) }));
