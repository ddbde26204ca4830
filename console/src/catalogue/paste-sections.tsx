import { useTranslation } from 'react-i18next';
import { PasteButton } from '../pasting/paste-button.tsx';
import { withPhrases } from '../platform/i18n.ts';
import { lazy } from '../platform/lazy.ts';

const load = lazy(withPhrases(() => import('./paste-into-menu.tsx'), 'parts', 'pasting', 'unsaved'));

/** The way to make sections and items of a pasted text, at the end of a menu. */
export function PasteSections({ menu, onPasted }: { menu: string; onPasted: () => void }) {
  const { t } = useTranslation();
  return (
    <PasteButton label={t('sections.paste')} load={load}>
      {({ PasteIntoMenu }, dialog) => <PasteIntoMenu menu={menu} {...dialog} onPasted={onPasted} />}
    </PasteButton>
  );
}
