import { Button, type ButtonProps, FileButton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

type Props = Pick<ButtonProps, 'size' | 'loading' | 'disabled' | 'leftSection'> & {
  /** The files that the picker offers. */
  accept: string;
  children: ReactNode;
  onTake: (file: File) => void;
};

/** A button that takes a file; the same one can be chosen again after it was corrected. */
export function FileChoice({ accept, children, onTake, ...button }: Props) {
  const reset = useRef<() => void>(null);
  const take = (file: File | null) => {
    reset.current?.();
    if (file) onTake(file);
  };
  return (
    <FileButton resetRef={reset} accept={accept} onChange={take}>
      {({ onClick }) => (
        <Button variant="default" {...button} onClick={onClick}>
          {children}
        </Button>
      )}
    </FileButton>
  );
}
