import type { MenuKind } from '@sofra/contract/catalogue/menu-kinds';
import { useMutation } from '@tanstack/react-query';
import { fetchDemoMenu } from './demo-menu.ts';
import type { WizardForm } from './use-wizard-form.ts';
import { hasMenu, isBlankSection } from './wizard.ts';

/** Loads demo menus into the wizard, and takes them out again. */
export function useDemo({ wizard, change, problems }: WizardForm) {
  const clearProblems = () => problems.clear((field) => /^(menu|sections)\//.test(field));
  const { mutate, isPending } = useMutation({
    mutationFn: fetchDemoMenu,
    onSuccess: (menu, kind: MenuKind) => {
      clearProblems();
      change({ ...menu, demo: kind });
    },
  });
  return {
    isLoading: isPending,
    load: (kind: MenuKind = wizard.kind) => mutate(kind),
    /** Whether loading would write over something that somebody has written. */
    wouldReplace:
      hasMenu(wizard) &&
      wizard.demo === null &&
      !(wizard.title === '' && wizard.sections.every(isBlankSection)),
    clear: () => {
      clearProblems();
      change({ title: '', sections: [], demo: null });
    },
  };
}
