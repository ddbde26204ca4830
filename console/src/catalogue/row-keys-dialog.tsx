import { useTranslation } from 'react-i18next';
import { commandKey } from '../ui/controls/command-key.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import styles from './row-keys-dialog.module.css';
import { ROW_KEYS } from './use-row-keys.ts';

type Props = { opened: boolean; onClose: () => void };

/** The keys of a list, and those of every screen that help in one. */
export function RowKeysDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const letters = Object.entries(ROW_KEYS).map(
    ([name, key]) => [t(`keys.${name as keyof typeof ROW_KEYS}`), key] as const,
  );
  const others = [
    [t('keys.none'), 'Esc'],
    [t('keys.open'), 'Enter'],
    [t('keys.column'), '↑ ↓'],
    [t('keys.search'), commandKey('K')],
    [t('keys.undo'), commandKey('Z')],
  ] as const;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('keys.title')}>
      <dl className={styles.keys}>
        {[...letters, ...others].map(([words, key]) => (
          <div key={key}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
