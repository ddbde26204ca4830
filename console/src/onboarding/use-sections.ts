import { useState } from 'react';
import type { SectionsChange } from './sections.ts';
import type { WizardForm } from './use-wizard-form.ts';

/** The row to remove, and its question. */
type Removal = { title: string; change: SectionsChange; isBlank: boolean; focus: string };

/** Changes of sections and items: places move, so what was wrong at a place is no longer told until it is tried again. */
export function useSections({ change, problems, focus }: WizardForm) {
  const [asked, setAsked] = useState<Removal>();
  const move = (sections: SectionsChange, then: string) => {
    problems.clear((field) => field.startsWith('sections/'));
    change(sections);
    focus(then);
  };
  const remove = (removal: Removal) =>
    removal.isBlank ? move(removal.change, removal.focus) : setAsked(removal);
  const confirm = () => {
    setAsked(undefined);
    if (asked) move(asked.change, asked.focus);
  };
  return { asked, move, remove, confirm, dismiss: () => setAsked(undefined) };
}

/** A section editor's actions on its list. */
export type Sections = ReturnType<typeof useSections>;
