import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CATALOGUE } from '../catalogue/queries.ts';
import { menuTitles, type Titled } from '../catalogue/titles.ts';
import { Dialog, DialogFoot } from '../ui/dialogs/dialog.tsx';
import { useAsked } from '../ui/dialogs/use-opening.ts';
import { FLOATING } from '../ui/layout/floating.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './theme-page.module.css';
import { LookPart, type PartProps } from './theme-parts.tsx';
import { COMMON, newLook } from './theme-values.ts';

type AddProps = {
  /** The menus that have no look of their own yet. */
  menus: readonly Titled[];
  opened: boolean;
  onAdd: (menu: string) => void;
  onClose: () => void;
};

/** Chooses the menu that is given a look of its own; the first one is chosen at the start (rule 94). */
function AddMenuDialog({ menus, opened, onAdd, onClose }: AddProps) {
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
      <DialogFoot onCancel={onClose} mt="xl">
        <Button disabled={!chosen} onClick={() => chosen && onAdd(chosen)}>
          {t('theme.create')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** The stacking order of the first look; each one below is one lower (rule 94). */
const TOP_LEVEL = 10;

const menusQuery = queryOptions({
  queryKey: [...CATALOGUE, 'titles'],
  queryFn: ({ signal }) => menuTitles(signal),
});

/** The parts of the form that are screens. */
export type ScreenPart = 'general' | 'welcome' | 'detail' | 'selection';

/** The part of the form that is open: a screen, or `menus.` with the menu's key; none is `''`. */
export type OpenPart = ScreenPart | `menus.${string}` | '';

type Props = PartProps & { open: OpenPart; onToggle: (part: OpenPart) => void };

/** The looks of the theme's menus, of which each has at most one, and the way to add one. */
export function LookParts({ open, onToggle, ...parts }: Props) {
  const { t } = useTranslation();
  const { form } = parts;
  const { menus } = form.values;
  const { data: titles = [] } = useQuery(menusQuery);
  const { times, ask, dialog } = useAsked<true>();
  const heading = useId();
  const left = titles.filter(({ id }) => !menus[id]);
  const titleOf = (menu: string) =>
    menu === COMMON
      ? t('theme.common')
      : (titles.find(({ id }) => id === menu)?.title ?? t('theme.unknownMenu'));
  const change = (changed: typeof menus) => form.setFieldValue('menus', changed);
  const add = (menu: string) => {
    dialog.onClose();
    // The menu begins with the look that it has had, without its picture, which is the other look's upload.
    const look = newLook();
    change({ ...menus, [menu]: { ...look, options: menus[COMMON]?.options ?? look.options } });
    if (open !== `menus.${menu}`) onToggle(`menus.${menu}`);
  };
  const remove = (menu: string) => {
    const { [menu]: _, ...others } = menus;
    change(others);
    form.clearFieldError(`menus.${menu}.menu`);
    onToggle(`menus.${menu}`);
  };
  return (
    <section className={styles.column} aria-labelledby={heading}>
      <div className={styles.looksHead}>
        <p id={heading} className={styles.looksTitle}>
          {t('theme.menus')}
        </p>
        {left.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => ask(true)}
          >
            {t('theme.addMenu')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{t('theme.menusHint')}</p>
      {Object.keys(menus).map((menu, at) => (
        <Disclosure
          key={menu}
          title={titleOf(menu)}
          level={TOP_LEVEL - at}
          isOpen={open === `menus.${menu}`}
          onToggle={() => onToggle(`menus.${menu}`)}
        >
          <LookPart {...parts} menu={menu} title={titleOf(menu)} onRemove={() => remove(menu)} />
        </Disclosure>
      ))}
      {times > 0 && <AddMenuDialog key={times} {...dialog} menus={left} onAdd={add} />}
    </section>
  );
}
