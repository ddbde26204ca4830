import { Button, Loader } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useOpening } from './use-opening.ts';

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
  const { loaded, times, isLoading, open, dialog } = useOpening(load);
  return (
    <>
      <Button
        {...button}
        variant="default"
        // Not the button's own loading, which takes the focus from it: the dialog gives it back there.
        leftSection={isLoading ? <Loader size={20} color="currentColor" /> : icon}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={open}
      >
        {label}
      </Button>
      {loaded && <Fragment key={times}>{children(loaded, dialog)}</Fragment>}
    </>
  );
}
