import { IconClipboardText } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { DialogButton } from '../ui/dialogs/dialog-button.tsx';
import { useReadOnly } from '../ui/feedback/read-only.tsx';

type Props<D extends object> = Pick<ComponentProps<typeof DialogButton<D>>, 'label' | 'load' | 'children'>;

/** Opens the dialog that reads a pasted text, which is heavier than the screens that offer it. */
export function PasteButton<D extends object>(props: Props<D>) {
  const readOnly = useReadOnly();
  return (
    <DialogButton {...readOnly} {...props} icon={<IconClipboardText size={20} stroke={1.75} aria-hidden />} />
  );
}
