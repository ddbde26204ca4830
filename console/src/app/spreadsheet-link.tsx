import { Button } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../platform/paths.ts';

/** The way to all items of a menu in one table. */
export function SpreadsheetLink({ menu }: { menu: string }) {
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
