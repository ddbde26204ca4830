import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { showFailure } from '../platform/notices.ts';
import { commandKey } from '../ui/controls/command-key.ts';
import { isLetterKey } from '../ui/controls/letter-key.ts';
import styles from './search-button.module.css';
import type { Choice } from './use-commands.ts';

// The dialog and its phrases load when somebody is about to search.
const loadDialog = lazy(async () => {
  const [{ SearchDialog }] = await Promise.all([
    import('./search-dialog.tsx'),
    needPhrases('catalogue', 'search', 'sold-out'),
  ]);
  return { SearchDialog };
});

const MOST_RECENT = 5;

/** Calls back when Ctrl+K or ⌘K is pressed, in any script, unless a dialog is open. */
function useSearchKey(open: () => void) {
  // The key works as soon as the button is seen.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (!isLetterKey(event, 'k')) return;
      event.preventDefault();
      if (!document.querySelector('[aria-modal=true]')) open();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}

/** Opens the search for menus, sections and items, which a key opens everywhere. */
export function SearchButton() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [recent, setRecent] = useState<readonly Choice[]>([]);
  const dialog = useLazy(loadDialog, opened);
  useSearchKey(() => setOpened(true));
  const prepare = () => void loadDialog().catch(showFailure);
  const remember = (choice: Choice) => {
    // An act would be done again by Enter alone.
    if (choice.kind !== 'found' && choice.kind !== 'page') return;
    setRecent([choice, ...recent.filter(({ key }) => key !== choice.key)].slice(0, MOST_RECENT));
  };
  return (
    <>
      <Button
        variant="default"
        className={styles.button}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        rightSection={<kbd className={styles.key} data-key={commandKey('K')} />}
        aria-label={t('interface.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpened(true)}
      >
        {t('interface.search')}
      </Button>
      {dialog && (
        <dialog.SearchDialog
          opened={opened}
          recent={recent}
          onChosen={remember}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
