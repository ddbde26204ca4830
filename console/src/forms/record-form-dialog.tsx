import { Button, Group, Modal } from '@mantine/core';
import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFirstFocus } from '../ui/dialogs/keep-first-focus.ts';
import { LeaveQuestion, useUnsavedChanges } from '../ui/dialogs/unsaved-changes.tsx';
import { useClearScreen } from '../ui/dialogs/use-clear-screen.ts';
import { useFocusBack } from '../ui/dialogs/use-focus-back.ts';
import { ReadOnlyFields, useReadOnly } from '../ui/feedback/read-only.tsx';
import { PHONE_SCREEN } from '../ui/layout/phone-screen.ts';
import { ConflictDialog, type ConflictPart } from './conflict-dialog.tsx';
import { KeptOffer } from './kept-offer.tsx';
import styles from './record-form-dialog.module.css';
import type { Conflict } from './save-over.ts';
import type { RecordForm } from './use-record-form.ts';

/** A part of a form's dialog beside the fields, or over them where there is no room. */
export type Beside = {
  /** The name of its region. */
  label: string;
  /** The button that opens and closes it. */
  button: ReactNode;
  /** Its content while it is open. */
  content: ReactNode;
  /** Whether it lies over the fields. */
  isOver: boolean;
  /** Goes back to the fields. */
  onBack: () => void;
};

type Props<V extends object> = {
  form: RecordForm<V>;
  opened: boolean;
  title: string;
  submit: string;
  /** The way to go on with another record after saving; `onSubmit` hears whether it was taken. */
  another?: { label: string; onSubmit: (isWanted: boolean) => void } | undefined;
  beside?: Beside;
  /** The width on screens wider than a phone's. */
  size?: string;
  /** Whether another dialog lies over it, which closes first. */
  isCovered?: boolean;
  /** Why saving has to wait, if it has. */
  waiting?: string | undefined;
  /** The record's name in the conflict dialog. */
  recordTitle: string;
  /** The words for the parts in conflict. */
  conflictParts: (conflict: Conflict<V>) => readonly ConflictPart[];
  onClose: () => void;
  children: ReactNode;
};

type Submitting = Pick<Props<object>, 'another' | 'beside'> & {
  form: Pick<RecordForm<object>, 'props'>;
  isHeld: boolean;
};

const ALONE = '60rem';
const WITH_BESIDE = '82rem';

/** Submits with Ctrl+Enter, or ⌘ and Enter, from any field; with Shift to go on with another record, where that is offered. */
function useSubmitting({ form, another, beside, isHeld }: Submitting) {
  const isWanted = useRef(false);
  const onSubmit = (event: FormEvent) => {
    another?.onSubmit(isWanted.current);
    isWanted.current = false;
    // Errors are told at the fields.
    if (beside?.isOver) beside.onBack();
    form.props.onSubmit(event);
  };
  const submit = (element: HTMLFormElement | null, goesOn: boolean) => {
    isWanted.current = goesOn && another !== undefined;
    element?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!isHeld) submit(event.currentTarget, event.shiftKey);
  };
  return { submit, props: { ...form.props, onSubmit, onKeyDown } };
}

/**
 * A form of a record in a dialog, on a phone over the whole screen: its head and its buttons stay in sight. It offers what
 * was kept, and asks what is to stay where two people have changed the record.
 */
export function RecordFormDialog<V extends object>(props: Props<V>) {
  const { form, opened, title, submit, another, beside, waiting, onClose, children } = props;
  const { kept, conflict } = form;
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE_SCREEN, false, { getInitialValueInEffect: false });
  // Also while it is saved: that may fail, and until then nothing else has what was typed.
  const isDirty = form.isChanged || waiting !== undefined;
  const leaving = useUnsavedChanges(opened && isDirty, () => {
    kept.giveUp();
    onClose();
  });
  const { close } = leaving;
  const focusBack = useFocusBack(opened);
  useClearScreen(opened);
  const { title: heldFor } = useReadOnly();
  const wait = heldFor ?? waiting;
  const submitting = useSubmitting({ form, another, beside, isHeld: wait !== undefined });
  const isOver = beside?.isOver ?? false;
  const hasBeside = Boolean(beside?.content) && !isOver;
  const isCovered = leaving.isAsked || props.isCovered || conflict !== undefined;
  // The dialog itself hears no Escape while something lies over the fields.
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && isOver && !isCovered) beside?.onBack();
  });
  return (
    <>
      <Modal.Root
        opened={opened}
        onClose={close}
        size={hasBeside ? WITH_BESIDE : (props.size ?? ALONE)}
        padding={0}
        {...focusBack}
        {...(isPhone && { fullScreen: true, radius: 0 })}
        closeOnClickOutside={!isCovered}
        closeOnEscape={!isCovered && !isOver}
      >
        <Modal.Overlay />
        <Modal.Content
          onFocus={keepFirstFocus}
          className={beside && styles.parted}
          data-beside={hasBeside || undefined}
        >
          {/* No Modal.Header: it is a <header>, which outside of a landmark counts as a second banner. */}
          <form {...submitting.props} className={styles.form}>
            <div className={styles.head}>
              <Modal.Title className={styles.title}>{title}</Modal.Title>
              {beside?.button}
              <Modal.CloseButton size={44} aria-label={t('interface.close')} />
            </div>
            <div className={styles.body} inert={isOver}>
              <ReadOnlyFields>
                <KeptOffer {...kept} />
                {children}
              </ReadOnlyFields>
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
              {another && (
                <Button
                  variant="light"
                  className={styles.another}
                  aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
                  disabled={wait !== undefined || form.isSaving}
                  onClick={({ currentTarget }) => submitting.submit(currentTarget.form, true)}
                >
                  {another.label}
                </Button>
              )}
              <Button
                type="submit"
                aria-keyshortcuts="Control+Enter Meta+Enter"
                loading={form.isSaving}
                disabled={wait !== undefined}
              >
                {submit}
              </Button>
            </Group>
          </form>
          {beside?.content && (
            // Before what is in it has come, nothing else of it can be reached by keys.
            <section
              aria-label={beside.label}
              className={styles.beside}
              data-over={isOver || undefined}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
              tabIndex={0}
            >
              {beside.content}
            </section>
          )}
        </Modal.Content>
      </Modal.Root>
      <LeaveQuestion leaving={leaving} isKept={kept.isKept} />
      {conflict && (
        <ConflictDialog
          title={props.recordTitle}
          parts={props.conflictParts(conflict)}
          onResolve={form.resolveConflict}
          onClose={form.leaveConflict}
        />
      )}
    </>
  );
}
