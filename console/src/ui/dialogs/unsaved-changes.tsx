import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasSignedOut } from '../../platform/session.ts';
import { holdUnsaved } from '../../platform/unsaved.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Has the browser ask before it leaves the console with something typed that is not saved, and the end of a session wait for it. */
export function useHeld(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return;
    const release = holdUnsaved();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      release();
    };
  }, [isTyped]);
}

/**
 * Asks before what was typed is lost: by closing (`onClose`, where there is something to close), by going to another page,
 * and by leaving the console.
 */
export function useUnsavedChanges(isDirty: boolean, onClose?: () => void) {
  const [isAsked, setAsked] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    disabled: !isDirty,
    // `useHeld` asks there.
    enableBeforeUnload: false,
    withResolver: true,
  });
  useHeld(isDirty);
  const leave = () => {
    setAsked(false);
    if (blocker.status === 'blocked') blocker.proceed();
    else onClose?.();
  };
  const stay = () => {
    setAsked(false);
    blocker.reset?.();
  };
  const close = () => {
    // The dialog to sign in again lies over it, and Escape reaches both.
    if (hasSignedOut()) return;
    // A moment later: the Escape that closes this dialog would close the question as well.
    if (isDirty) setTimeout(setAsked, 0, true);
    else onClose?.();
  };
  // Input saved while the question was open can no longer be lost.
  if (isAsked && !isDirty) setAsked(false);
  const { status, proceed } = blocker;
  useEffect(() => {
    if (status === 'blocked' && !isDirty) proceed();
  }, [status, proceed, isDirty]);
  const isGoing = status === 'blocked';
  return { isAsked: isDirty && (isAsked || isGoing), isGoing, leave, stay, close };
}

type Question = {
  leaving: ReturnType<typeof useUnsavedChanges>;
  /** Whether input is kept when the person leaves the page, to be offered again. */
  isKept?: boolean;
};

/** The question itself. */
export function LeaveQuestion({ leaving, isKept = false }: Question) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      opened={leaving.isAsked}
      title={t('unsaved.leaveTitle')}
      text={t(leaving.isGoing && isKept ? 'unsaved.leaveKept' : 'unsaved.leaveText')}
      action={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      isDanger
      onConfirm={leaving.leave}
      onClose={leaving.stay}
    />
  );
}
