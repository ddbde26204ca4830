import { Button, Group, type GroupProps, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';
import { keepFirstFocus } from './keep-first-focus.ts';
import { useClearScreen } from './use-clear-screen.ts';
import { useFocusBack } from './use-focus-back.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  size?: string;
  /** Whether a question lies over it, which Escape closes alone. */
  isCovered?: boolean;
  children: ReactNode;
};

/** Something to read or do over the screen, with its title and a way out. */
export function Dialog({ opened, onClose, title, size, isCovered = false, children }: Props) {
  const { t } = useTranslation();
  const focusBack = useFocusBack(opened);
  useClearScreen(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      centered
      {...(size && { size })}
      {...focusBack}
      closeOnClickOutside={!isCovered}
      closeOnEscape={!isCovered}
    >
      <Modal.Overlay />
      <Modal.Content onFocus={keepFirstFocus}>
        {/* No Modal.Header: it is a <header>, which outside of a landmark counts as a second banner. */}
        <Modal.Body pt="lg" className={styles.body}>
          <div className={styles.head}>
            <Modal.Title className={styles.title}>{title}</Modal.Title>
            <Modal.CloseButton size={44} iconSize={22} aria-label={t('interface.close')} />
          </div>
          {children}
          <div className={styles.more} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

type FootProps = Pick<GroupProps, 'mt' | 'className'> & {
  onCancel: () => void;
  /** The word of the button where it does more than close. */
  cancel?: string | undefined;
  /** Why the act has to wait, if it has. */
  waiting?: string | undefined;
  children: ReactNode;
};

/** The buttons at the end of a dialog: the one that leaves it, and what it is there for. */
export function DialogFoot({ onCancel, cancel, waiting, children, ...group }: FootProps) {
  const { t } = useTranslation();
  return (
    <Group justify="end" {...group}>
      {waiting && (
        <span role="status" className={styles.waiting}>
          {waiting}
        </span>
      )}
      <Button variant="default" onClick={onCancel}>
        {cancel ?? t('interface.cancel')}
      </Button>
      {children}
    </Group>
  );
}
