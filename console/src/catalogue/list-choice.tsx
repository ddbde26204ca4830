import { Select } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FLOATING } from '../ui/layout/floating.ts';
import styles from './move-dialog.module.css';
import type { Step } from './move-targets.ts';
import type { Titled } from './titles.ts';

type Props = {
  name: Step['name'];
  /** The lists to choose from; none yet while they load. */
  offered: readonly Titled[] | undefined;
  chosen: string | null;
  choose: (id: string | null) => void;
  isLast: boolean;
};

/** The choice of a list by a part of its title. */
export function ListChoice({ name, offered, chosen, choose, isLast }: Props) {
  const { t } = useTranslation();
  // Mantine names what is chosen a moment after the lists have come, and keys that came between would stand beside the title.
  const [typed, setTyped] = useState<{ text: string; chosen: string | null }>();
  const title = offered?.find(({ id }) => id === chosen)?.title ?? '';
  const field = useRef<HTMLInputElement>(null);
  const isLoading = !offered;
  // The only list that can be chosen comes after the focus, and keys take its place as well.
  useLayoutEffect(() => {
    if (!isLoading && document.activeElement === field.current) field.current?.select();
  }, [isLoading]);
  return (
    <Select
      ref={field}
      searchable
      searchValue={typed?.chosen === chosen ? typed.text : title}
      onSearchChange={(text) => setTyped({ text, chosen })}
      allowDeselect={false}
      selectFirstOptionOnChange
      // The list itself scrolls: a screen reader could not reach a list within another scrolling element.
      withScrollArea={false}
      classNames={{ options: styles.list ?? '' }}
      data-autofocus={isLast || undefined}
      label={t(`moving.${name}`)}
      // It opens once the list is there.
      placeholder={t(offered ? `moving.placeholders.${name}` : 'interface.loading')}
      nothingFoundMessage={t('moving.nothingFound')}
      // Screen readers do not announce a list box without options.
      {...(!offered?.length && { dropdownOpened: false })}
      readOnly={isLoading}
      description={offered?.length === 0 ? t(`moving.none.${name}`) : undefined}
      comboboxProps={{ portalProps: { target: `#${FLOATING}` }, zIndex: 300 }}
      data={(offered ?? []).map(({ id, title: label }) => ({ value: id, label }))}
      value={chosen}
      onChange={choose}
    />
  );
}
