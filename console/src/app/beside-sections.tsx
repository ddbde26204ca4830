import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PasteSections } from '../catalogue/paste-sections.tsx';
import { PhotosButton } from '../catalogue/photos-button.tsx';
import { PATHS } from '../platform/paths.ts';

/** The way to all items of a menu in one table. */
function SpreadsheetLink({ menu }: { menu: string }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      leftSection={<IconTable size={20} stroke={1.75} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={PATHS.spreadsheet} params={{ menuId: menu }} />}
    >
      {t('pages.spreadsheet')}
    </Button>
  );
}

/** The ways to paste many sections of a menu, to give them photos, and to all its items in one table. */
export function BesideSections({ menu }: { menu: string }) {
  return (
    <>
      <PhotosButton place={{ level: 'sections', above: [menu] }} />
      <PasteSections menu={menu} />
      <SpreadsheetLink menu={menu} />
    </>
  );
}
