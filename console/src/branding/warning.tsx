import { Button } from '@mantine/core';
import { IconContrast2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './option-fields.module.css';

/** Puts the focus into the field that a warning is about: the one that it stands below, or else above. */
function focusField(button: HTMLElement): void {
  const place = button.closest(`.${styles.option}`) ?? button.parentElement?.nextElementSibling;
  place?.querySelector('input')?.focus();
}

/** Says that something is hard to read, and mends it at a press. */
export function Warning({ text, onFix }: { text: string; onFix: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.warning}>
      <p>
        <IconContrast2 size={18} aria-hidden />
        {text}
      </p>
      <Button
        variant="default"
        size="sm"
        onClick={({ currentTarget }) => {
          // The button goes with the warning, and would take the focus along.
          focusField(currentTarget);
          onFix();
        }}
      >
        {t('theme.fix')}
      </Button>
    </div>
  );
}
