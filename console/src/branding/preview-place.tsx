import { Button, Drawer } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Preview } from './preview.tsx';
import styles from './theme-page.module.css';

/** The preview beside the form. */
export function PreviewBeside(props: ComponentProps<typeof Preview>) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('theme.previewOf')} className={styles.beside}>
      <Preview {...props} />
    </section>
  );
}

/** The preview in a sheet that opens over the form. */
export function PreviewSheet(props: ComponentProps<typeof Preview>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={styles.show}
        leftSection={<IconDeviceMobile size={20} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('theme.showPreview')}
      </Button>
      <Drawer.Root opened={opened} onClose={() => setOpened(false)} position="bottom" size="90%">
        <Drawer.Overlay />
        {/* No Drawer.Header: it is a <header>, which outside of a landmark counts as a second banner. */}
        <Drawer.Content>
          <Drawer.Body className={styles.drawer}>
            <div className={styles.drawerHead}>
              <Drawer.Title>{t('theme.previewOf')}</Drawer.Title>
              <Drawer.CloseButton size={44} aria-label={t('interface.close')} />
            </div>
            <Preview {...props} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
