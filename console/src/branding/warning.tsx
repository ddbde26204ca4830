import { Button } from '@mantine/core';
import { IconContrast2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './option-fields.module.css';

/** Says that something is hard to read, and mends it at a press. */
export function Warning({ text, onFix }: { text: string; onFix: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.warning}>
      <p>
        <IconContrast2 size={18} aria-hidden />
        {text}
      </p>
      <Button variant="default" size="sm" onClick={onFix}>
        {t('theme.fix')}
      </Button>
    </div>
  );
}
