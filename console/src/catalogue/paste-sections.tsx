import { IconClipboardText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { withPhrases } from '../platform/i18n.ts';
import { lazy } from '../platform/lazy.ts';
import { DialogButton } from '../ui/dialogs/dialog-button.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';

// The reader of pasted texts is heavier than the screens that offer it.
const load = lazy(withPhrases(() => import('./paste-into-menu.tsx'), 'parts', 'pasting', 'unsaved'));

/** The way to make sections and items of a pasted text, at the end of a menu. */
export function PasteSections({ menu, onPasted }: { menu: string; onPasted: () => void }) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  return (
    <DialogButton
      {...readOnly}
      label={t('sections.paste')}
      icon={<IconClipboardText size={20} stroke={1.75} aria-hidden />}
      load={load}
    >
      {({ PasteIntoMenu }, dialog) => <PasteIntoMenu menu={menu} {...dialog} onPasted={onPasted} />}
    </DialogButton>
  );
}
