import { Button } from '@mantine/core';
import type { PastedSection } from '@sofra/contract/pasted-menu';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { needPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';

// The reader of pasted texts is heavier than the screens that offer it.
const load = lazy(async () => {
  const [{ PasteDialog }] = await Promise.all([import('./paste-dialog.tsx'), needPhrases('pasting')]);
  return { PasteDialog };
});

/** The taken part of a pasted menu: its sections, and the number of items in them. */
export type Taken = { sections: PastedSection[]; items: number };

type Props = {
  label: string;
  /** The menu's currency. */
  currency: string;
  isBusy?: boolean;
  /** Takes what was pasted, and closes the dialog when it is done. */
  onTake: (taken: Taken, close: () => void) => void;
};

/** Opens the dialog that makes sections and items of a pasted text. */
export function PasteButton({ label, currency, isBusy = false, onTake }: Props) {
  const [opening, setOpening] = useState({ isOpen: false, times: 0 });
  const dialog = useLazy(load, opening.times > 0);
  const readOnly = useReadOnly();
  const close = () => setOpening(({ times }) => ({ isOpen: false, times }));
  return (
    <>
      <Button
        {...readOnly}
        variant="default"
        leftSection={<IconClipboardText size={20} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        loading={opening.isOpen && !dialog}
        onClick={() => setOpening(({ times }) => ({ isOpen: true, times: times + 1 }))}
      >
        {label}
      </Button>
      {dialog && (
        <dialog.PasteDialog
          key={opening.times}
          opened={opening.isOpen}
          onClose={close}
          currency={currency}
          isBusy={isBusy}
          onTake={(taken) => onTake(taken, close)}
        />
      )}
    </>
  );
}
