import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import type { PublishedVenue } from './code-queries.ts';
import styles from './open-menu.module.css';
import { dialogShown } from './publish.ts';

const loadMenu = lazy(withPhrases(() => import('./menu-dialog.tsx'), 'menu-address'));

/** The dialog of the code and the link, which stands once in the frame. */
function LoadedMenu({ venue }: { venue: PublishedVenue }) {
  const queries = useQueryClient();
  const { data: shown } = useQuery(dialogShown);
  const opened = shown === 'address' || shown === 'first';
  const menu = useLazy(loadMenu, opened);
  const close = () => queries.setQueryData(dialogShown.queryKey, 'closed');
  return (
    menu && <menu.MenuDialog venue={venue} opened={opened} isFirst={shown === 'first'} onClose={close} />
  );
}

/** The button in the bar, and the dialog where guests' code and link are shown (rule 75). */
export function OpenMenu({ venue }: { venue: PublishedVenue }) {
  return (
    <>
      <OpenMenuButton className={styles.inBar} />
      <LoadedMenu venue={venue} />
    </>
  );
}

type ButtonProps = { className?: string | undefined; onOpen?: () => void };

/** Opens the dialog of the code and the link, from anywhere in the frame. */
export function OpenMenuButton({ className, onOpen }: ButtonProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  // Pointing at the button loads the dialog; a failure is told when it opens.
  const prepare = () => void loadMenu().catch(() => undefined);
  const open = () => {
    onOpen?.();
    queries.setQueryData(dialogShown.queryKey, 'address');
  };
  return (
    <Button
      variant="default"
      className={className}
      leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden />}
      aria-label={t('publishing.open')}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      {t('publishing.open')}
    </Button>
  );
}
