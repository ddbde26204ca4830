import { Button } from '@mantine/core';
import { IconLayoutList, IconListTree, IconTable } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PasteSections } from '../catalogue/paste-sections.tsx';
import { PhotosButton } from '../catalogue/photos-button.tsx';
import { PATHS } from '../platform/paths.ts';
import { keep } from '../platform/storage.ts';

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

type Props = {
  menu: string;
  /** Whether the menu is shown whole. */
  isWhole: boolean;
  onView: (isWhole: boolean) => void;
};

/** The way from the sections of a menu in pages to the whole menu, and back; the next menu is shown in the same way. */
function ViewButton({ isWhole, onView }: Omit<Props, 'menu'>) {
  const { t } = useTranslation();
  const Icon = isWhole ? IconLayoutList : IconListTree;
  const choose = () => {
    keep('wholeMenu', !isWhole);
    onView(!isWhole);
  };
  return (
    <Button variant="default" leftSection={<Icon size={20} stroke={1.75} aria-hidden />} onClick={choose}>
      {t(isWhole ? 'wholeMenu.pages' : 'wholeMenu.title')}
    </Button>
  );
}

/** The ways to see a menu whole, to paste many of its sections, to give them photos, and to all its items in one table. */
export function BesideSections({ menu, isWhole, onView }: Props) {
  return (
    <>
      <ViewButton isWhole={isWhole} onView={onView} />
      <PhotosButton place={{ level: 'sections', above: [menu] }} />
      <PasteSections menu={menu} onPasted={() => onView(true)} />
      <SpreadsheetLink menu={menu} />
    </>
  );
}
