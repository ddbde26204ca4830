import { IconClipboardText } from '@tabler/icons-react';
import { withPhrases } from '../platform/i18n.ts';
import { lazy } from '../platform/lazy.ts';
import { DialogButton } from '../ui/dialogs/dialog-button.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import type { Pasting } from './paste-dialog.tsx';
import type { Taken } from './takeable.ts';

// The reader of pasted texts is heavier than the screens that offer it.
const load = lazy(withPhrases(() => import('./paste-dialog.tsx'), 'pasting', 'unsaved'));

type Props = Pasting & {
  label: string;
  /** Takes what was pasted, and closes the dialog when it is done. */
  onTake: (taken: Taken, close: () => void) => void;
};

/** Opens the dialog that makes sections and items of a pasted text. */
export function PasteButton({ label, onTake, ...facts }: Props) {
  const readOnly = useReadOnly();
  return (
    <DialogButton
      {...readOnly}
      label={label}
      icon={<IconClipboardText size={20} stroke={1.75} aria-hidden />}
      load={load}
    >
      {({ PasteDialog }, { opened, onClose }) => (
        <PasteDialog
          opened={opened}
          onClose={onClose}
          {...facts}
          onTake={(taken) => onTake(taken, onClose)}
        />
      )}
    </DialogButton>
  );
}
