import { Button, Group, Select, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { FLOATING } from '../ui/layout/floating.ts';
import { FailedList } from '../ui/lists/list-states.tsx';
import type { LazyDialogProps } from './lazy-dialog.ts';
import styles from './move-dialog.module.css';
import { MOVE_TARGETS, stepQuery, useMoveAway } from './move-targets.ts';
import type { Place } from './place.ts';
import { closing } from './queries.ts';
import type { Titled } from './titles.ts';

/** The choices up to a record's new list: what each offers, and what is chosen; the list that it stands in is not offered. */
function useMoveSteps({ level, above }: Place) {
  const { steps } = MOVE_TARGETS[level];
  // The way begins where the record is: an item is offered the sections of its own menu.
  const [chosen, setChosen] = useState<readonly string[]>(above.slice(0, -1));
  const found = useQueries({
    queries: steps.map((step, at) => ({
      ...stepQuery(step, chosen.slice(0, at)),
      enabled: at === 0 || chosen[at - 1] !== undefined,
    })),
  });
  const choices = steps.map(({ name }, at) => {
    const isLast = at === steps.length - 1;
    const offered = found[at]?.data?.filter(({ id }) => !isLast || id !== above.at(-1));
    const choose = (id: string | null) => setChosen([...chosen.slice(0, at), ...(id === null ? [] : [id])]);
    return { name, offered, chosen: chosen[at] ?? null, choose };
  });
  const last = choices.at(-1);
  const target = last?.offered?.find(({ id }) => id === last.chosen);
  return { choices, target, failed: found.find(({ error, data }) => error && !data) };
}

type TargetProps = {
  place: Place;
  title: string;
  opened: boolean;
  isBusy: boolean;
  onMove: (to: Titled) => void;
  onClose: () => void;
};

/** Asks for another list of the same level. */
export function TargetDialog({ place, title, opened, isBusy, onMove, onClose }: TargetProps) {
  const { t } = useTranslation();
  const { choices, target, failed } = useMoveSteps(place);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (target && !isBusy) onMove(target);
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <Text>{t(`moving.hints.${place.level}`)}</Text>
        {failed?.error && <FailedList error={failed.error} onRetry={failed.refetch} />}
        {choices.map(({ name, offered, chosen, choose }, at) => (
          <Select
            key={name}
            searchable
            allowDeselect={false}
            selectFirstOptionOnChange
            // The list itself scrolls: a screen reader could not reach a list within another scrolling element.
            withScrollArea={false}
            classNames={{ options: styles.list ?? '' }}
            data-autofocus={at === choices.length - 1 || undefined}
            label={t(`moving.${name}`)}
            placeholder={t(`moving.placeholders.${name}`)}
            nothingFoundMessage={t(offered ? 'moving.nothingFound' : 'interface.loading')}
            // Screen readers do not announce a list box without options.
            {...(!offered?.length && { dropdownOpened: false })}
            // Mantine names the chosen option when the list loads, which would overwrite earlier input.
            readOnly={!offered}
            description={offered?.length === 0 ? t(`moving.none.${name}`) : undefined}
            comboboxProps={{ portalProps: { target: `#${FLOATING}` }, zIndex: 300 }}
            data={(offered ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            value={chosen}
            onChange={choose}
          />
        ))}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('interface.cancel')}
          </Button>
          <Button type="submit" disabled={!target} loading={isBusy}>
            {t('moving.move')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

/** Takes a record to another list: a menu to another venue, a section to another menu, an item to another section. */
export function MoveDialog({ place, row, opened, onClose }: LazyDialogProps) {
  const { t } = useTranslation();
  const move = useMoveAway(place);
  return (
    <TargetDialog
      place={place}
      title={t('moving.title', { title: row.title })}
      opened={opened}
      isBusy={move.isPending}
      onMove={(to) => move.mutate({ row, to }, closing(onClose))}
      onClose={onClose}
    />
  );
}
