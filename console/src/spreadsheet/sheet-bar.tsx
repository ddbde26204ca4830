import { Button } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PartsState } from '../platform/in-parts.ts';
import { useReadOnly } from '../ui/feedback/read-only.tsx';
import { type Area, boundsOf, cellsIn } from './area.ts';
import styles from './sheet.module.css';
import type { waitingCells } from './typed-cells.ts';

type Waiting = ReturnType<typeof waitingCells>;

type WaitingProps = {
  waiting: Waiting;
  /** The sentence about the first of them. */
  said: string | undefined;
  onNext: () => void;
  onForget: () => void;
  /** Writes the cells again, over what stands there now. */
  onWrite: (cells: Waiting) => void;
};

/** How many cells are not stored, and what can be done about them. */
export function WaitingBar({ waiting, said, onNext, onForget, onWrite }: WaitingProps) {
  const { t } = useTranslation();
  const again = waiting.filter(({ typed }) => typed.state !== 'wrong');
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waitingBar} aria-label={t('sheet.waiting', { count: waiting.length })}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <p role="status" className={styles.words}>
        <strong>{t('sheet.waiting', { count: waiting.length })}</strong>
        {said && `: ${said}`}
      </p>
      <Button size="sm" variant="default" onClick={onNext}>
        {t('sheet.next')}
      </Button>
      {again.length > 0 && (
        <Button size="sm" variant="default" onClick={() => onWrite(again)}>
          {t('sheet.again', { count: again.length })}
        </Button>
      )}
      <Button size="sm" variant="subtle" onClick={onForget}>
        {t('sheet.forget')}
      </Button>
    </section>
  );
}

type SavingProps = { isSaving: boolean; state: PartsState | undefined; onGiveUp: () => void };

/** That cells are saved, and how far it is where they are many, which somebody may give up. */
export function SavingStatus({ isSaving, state, onGiveUp }: SavingProps) {
  const { t } = useTranslation();
  const words = () => {
    if (state === 'takenBack') return t('parts.takingBack');
    return state ? t('sheet.savingSome', state) : t('sheet.saving');
  };
  return (
    <>
      <p role="status" className={styles.count}>
        {isSaving && words()}
      </p>
      {state && state !== 'takenBack' && (
        <Button size="sm" variant="default" onClick={onGiveUp}>
          {t('parts.giveUp')}
        </Button>
      )}
    </>
  );
}

type FootProps = { area: Area | undefined; said: string | undefined; onFill: () => void };

/** Below the table: what is to be said of the cell, and the chosen cells. */
export function SheetFoot({ area, said, onFill }: FootProps) {
  const { t } = useTranslation();
  const readOnly = useReadOnly();
  const count = area ? cellsIn(area) : 0;
  const isTall = area !== undefined && boundsOf(area).bottom > boundsOf(area).top;
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <p role="status" className={styles.count}>
        {count > 1 && t('sheet.chosen', { count })}
      </p>
      {isTall && (
        <Button
          {...readOnly}
          size="sm"
          variant="default"
          leftSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
          onClick={onFill}
        >
          {t('sheet.fill')}
        </Button>
      )}
    </div>
  );
}
