import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazy, useLazy } from '../platform/lazy.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import type { PublishedVenue } from './menu-dialog.tsx';
import { menuDialogShown } from './menu-dialog-shown.ts';
import styles from './open-menu.module.css';

const loadMenu = lazy(() => import('./menu-dialog.tsx'));

/** Shows where guests find the venue's menu: its QR code and its link (document 1 §2). */
export function OpenMenu({ venue }: { venue: PublishedVenue }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: shown } = useQuery(menuDialogShown);
  const show = (next: typeof shown) => queries.setQueryData(menuDialogShown.queryKey, next);
  const menu = useLazy(loadMenu, shown !== 'closed');
  // Pointing at the button loads the dialog and what draws its code; a failure is told when it opens.
  const prepare = () => void Promise.allSettled([loadMenu(), import('./qr-path.ts')]);
  return (
    <>
      <Button
        variant="default"
        className={styles.button}
        leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden />}
        aria-label={t('publishing.open')}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => show('open')}
      >
        {t('publishing.open')}
      </Button>
      <Dialog
        opened={shown !== 'closed' && menu !== undefined}
        onClose={() => show('closed')}
        title={t('publishing.title')}
        size="28rem"
      >
        {menu &&
          (venue.published_at ? (
            <menu.PublicMenu venue={venue} at={venue.published_at} isFirst={shown === 'first'} />
          ) : (
            <menu.NeverPublished />
          ))}
      </Dialog>
    </>
  );
}
