import { Button, Group, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadOnlyFields, useReadOnly } from '../feedback/read-only.tsx';
import { PHONE_SCREEN } from '../layout/phone-screen.ts';
import styles from './form-dialog.module.css';
import { LeaveQuestion, useUnsavedChanges } from './unsaved-changes.tsx';
import { useClearScreen } from './use-clear-screen.ts';
import { useFocusBack } from './use-focus-back.ts';

type Props = {
  opened: boolean;
  title: string;
  submit: string;
  /** The width on screens wider than a phone's. */
  size?: string;
  /** Whether closing would lose input: then it asks. */
  isDirty: boolean;
  isSaving: boolean;
  /** Whether input is kept when the person leaves the page, to be offered again. */
  isKept: boolean;
  /** Whether another dialog lies over it, which closes first. */
  isCovered: boolean;
  /** Why saving has to wait, if it has. */
  waiting?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog, on a phone over the whole screen: its head and its buttons stay in sight. */
export function FormDialog({ opened, title, submit, isSaving, waiting, onSubmit, children, ...rest }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_SCREEN, false, { getInitialValueInEffect: false });
  // Also while it is saved: that may fail, and until then nothing else has what was typed.
  const leaving = useUnsavedChanges(opened && rest.isDirty, rest.onClose);
  const { close } = leaving;
  const focusBack = useFocusBack(opened);
  useClearScreen(opened);
  const { title: heldFor } = useReadOnly();
  const wait = heldFor ?? waiting;
  const isCovered = leaving.isAsked || rest.isCovered;
  return (
    <>
      <Modal.Root
        opened={opened}
        onClose={close}
        size={rest.size ?? '60rem'}
        padding={0}
        {...focusBack}
        {...(isPhone && { fullScreen: true, radius: 0 })}
        closeOnClickOutside={!isCovered}
        closeOnEscape={!isCovered}
      >
        <Modal.Overlay />
        <Modal.Content>
          {/* No Modal.Header: it is a <header>, which outside of a landmark counts as a second banner. */}
          <form noValidate onSubmit={onSubmit} className={styles.form}>
            <div className={styles.head}>
              <Modal.Title className={styles.title}>{title}</Modal.Title>
              <Modal.CloseButton size={44} aria-label={t('interface.close')} />
            </div>
            <div className={styles.body}>
              <ReadOnlyFields>{children}</ReadOnlyFields>
            </div>
            <Group justify="end" className={styles.foot}>
              {wait && (
                <span role="status" className={styles.waiting}>
                  {wait}
                </span>
              )}
              <Button variant="default" onClick={close}>
                {t('interface.cancel')}
              </Button>
              <Button type="submit" loading={isSaving} disabled={wait !== undefined}>
                {submit}
              </Button>
            </Group>
          </form>
        </Modal.Content>
      </Modal.Root>
      <LeaveQuestion leaving={leaving} isKept={rest.isKept} />
    </>
  );
}
