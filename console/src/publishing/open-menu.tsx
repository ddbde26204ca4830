import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { codeQuery } from './menu-code.tsx';
import { NeverPublished, PublicMenu, type PublishedVenue } from './menu-dialog.tsx';
import styles from './open-menu.module.css';

/** Shows where guests find the venue's menu: its QR code and its link (document 1 §2); in a bar it has less room. */
export function OpenMenu({ venue, inBar = false }: { venue: PublishedVenue; inBar?: boolean }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [opened, setOpened] = useState(false);
  // Pointing at the button loads the code, so that it is there when the dialog has opened.
  const prepare = () => void queries.prefetchQuery(codeQuery(venue.menu_url));
  return (
    <>
      <Button
        variant="default"
        className={inBar ? styles.inBar : undefined}
        leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden />}
        aria-label={t('publishing.open')}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpened(true)}
      >
        {t('publishing.open')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('publishing.title')} size="28rem">
        {venue.published_at ? <PublicMenu venue={venue} at={venue.published_at} /> : <NeverPublished />}
      </Dialog>
    </>
  );
}
