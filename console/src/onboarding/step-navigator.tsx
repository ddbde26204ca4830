import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './step-navigator.module.css';
import { STEPS, type Step } from './wizard.ts';

type Props = { step: Step; onStep: (step: Step) => void };

/** The steps of the wizard: those that are done lead back. */
export function StepNavigator({ step, onStep }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('wizard.progress')}>
      <ol className={styles.steps}>
        {STEPS.map((name, place) => {
          const isDone = place < step;
          const mark = (
            <>
              <span className={styles.mark}>
                {isDone ? <IconCheck size={18} stroke={2.5} aria-label={t('wizard.done')} /> : place + 1}
              </span>
              <span>{t(`wizard.steps.${name}`)}</span>
            </>
          );
          return (
            <li key={name} className={styles.step} data-done={isDone || undefined}>
              {isDone ? (
                <UnstyledButton className={styles.place} onClick={() => onStep(place as Step)}>
                  {mark}
                </UnstyledButton>
              ) : (
                <span className={styles.place} aria-current={place === step ? 'step' : undefined}>
                  {mark}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
