import { Button } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { useLazy } from '../../platform/lazy.ts';

type Props<D extends object> = {
  label: string;
  icon: ReactNode;
  /** Loads the dialog when the button is first pressed. */
  load: () => Promise<D>;
  disabled?: true;
  title?: string;
  children: (loaded: D, dialog: { opened: boolean; onClose: () => void }) => ReactNode;
};

/** A button that opens a dialog, which is loaded then and begins anew each time. */
export function DialogButton<D extends object>({ label, icon, load, children, ...button }: Props<D>) {
  const [opening, setOpening] = useState({ isOpen: false, times: 0 });
  const loaded = useLazy(load, opening.times > 0);
  const onClose = () => setOpening(({ times }) => ({ isOpen: false, times }));
  return (
    <>
      <Button
        {...button}
        variant="default"
        leftSection={icon}
        aria-haspopup="dialog"
        loading={opening.isOpen && !loaded}
        onClick={() => setOpening(({ times }) => ({ isOpen: true, times: times + 1 }))}
      >
        {label}
      </Button>
      {loaded && (
        <Fragment key={opening.times}>{children(loaded, { opened: opening.isOpen, onClose })}</Fragment>
      )}
    </>
  );
}
