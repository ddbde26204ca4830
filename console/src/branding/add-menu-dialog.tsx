import { Button, Group, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Titled } from '../catalogue/titles.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { FLOATING } from '../ui/layout/floating.ts';

type Props = {
  /** The menus that have no look of their own yet. */
  menus: readonly Titled[];
  opened: boolean;
  onAdd: (menu: string) => void;
  onClose: () => void;
};

/** Chooses the menu that is given a look of its own; the first one is chosen at the start (rule 94). */
export function AddMenuDialog({ menus, opened, onAdd, onClose }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(menus[0]?.id ?? null);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('theme.addMenu')}>
      <Select
        searchable
        allowDeselect={false}
        selectFirstOptionOnChange
        // The list would lie over the buttons, and mostly the first menu is the one.
        openOnFocus={false}
        withScrollArea={false}
        data-autofocus
        label={t('theme.menu')}
        placeholder={t('theme.selectMenu')}
        nothingFoundMessage={t('theme.nothingFound')}
        comboboxProps={{ portalProps: { target: `#${FLOATING}` }, zIndex: 300 }}
        data={menus.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen}
        onChange={setChosen}
      />
      <Group justify="end" mt="xl">
        <Button variant="default" onClick={onClose}>
          {t('interface.cancel')}
        </Button>
        <Button disabled={!chosen} onClick={() => chosen && onAdd(chosen)}>
          {t('theme.create')}
        </Button>
      </Group>
    </Dialog>
  );
}
