import { Button, Modal, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './confirm-dialog.module.css';
import { DialogFoot } from './dialog.tsx';
import { keepFirstFocus } from './keep-first-focus.ts';
import { useFocusBack } from './use-focus-back.ts';

type Props = {
  opened: boolean;
  title: string;
  text: string;
  action: string;
  /** The label of closing without the action, where “Cancel” would be unclear. */
  cancel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** Why the action has to wait, if it has. */
  waiting?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something is done; closing it any other way than by the action does nothing. */
export function ConfirmDialog({
  opened,
  title,
  text,
  action,
  cancel,
  isDanger,
  isBusy = false,
  waiting,
  onConfirm,
  onClose,
}: Props) {
  // A question is answered once: a second click can come before the button is busy, or while the dialog closes.
  const isAnswered = useRef(false);
  useEffect(() => {
    if (opened && !isBusy) isAnswered.current = false;
  }, [opened, isBusy]);
  const focusBack = useFocusBack(opened);
  const confirm = () => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    onConfirm();
  };
  return (
    <Modal.Root opened={opened} onClose={onClose} centered {...focusBack}>
      <Modal.Overlay />
      <Modal.Content onFocus={keepFirstFocus}>
        {/* No Modal.Header: it is a <header>, which outside of a landmark counts as a second banner. */}
        <Modal.Body pt="xl">
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          <Text mt="sm">{text}</Text>
          <DialogFoot onCancel={onClose} cancel={cancel} waiting={waiting} mt="xl">
            <Button
              {...(isDanger && { color: 'red' })}
              loading={isBusy}
              disabled={waiting !== undefined}
              onClick={confirm}
            >
              {action}
            </Button>
          </DialogFoot>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
