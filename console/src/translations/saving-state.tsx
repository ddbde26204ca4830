import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './saving-state.module.css';
import type { Typing } from './use-drafts.ts';

const stateOf = ({ hasUnsaved, isLost, hasFailed, isSaving }: Typing) => {
  if (!hasUnsaved) return 'saved';
  if (isLost) return 'lost';
  if (hasFailed) return 'failed';
  return isSaving ? 'saving' : 'unsaved';
};

/** Says what has become of the input; only what did not go well is read out. */
export function SavingState({ typing }: { typing: Typing }) {
  const { t } = useTranslation();
  const state = stateOf(typing);
  const words = t(`translate.states.${state}`);
  const isTrouble = state === 'lost' || state === 'failed';
  return (
    <div className={styles.state} data-state={state}>
      <span role="status">{isTrouble && words}</span>
      {!isTrouble && <span>{words}</span>}
      {state === 'saved' && <span className={styles.keys}>{t('translate.keys')}</span>}
      {state === 'failed' && (
        <Button variant="default" onClick={typing.retry}>
          {t('translate.retry')}
        </Button>
      )}
    </div>
  );
}
