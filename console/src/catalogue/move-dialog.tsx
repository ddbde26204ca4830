import { Button, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogFoot } from '../ui/dialogs/dialog.tsx';
import { useSavingFirst } from '../ui/feedback/use-saving-first.ts';
import { FailedList } from '../ui/lists/list-states.tsx';
import type { LazyDialogProps } from './lazy-dialog.ts';
import { ListChoice } from './list-choice.tsx';
import type { Way } from './move-calls.ts';
import styles from './move-dialog.module.css';
import { MOVE_TARGETS, stepQuery, useSending } from './move-targets.ts';
import type { Place } from './place.ts';
import { closing } from './queries.ts';
import type { Row } from './rows.ts';
import type { Titled } from './titles.ts';
import { VenueNoteList } from './venue-note-list.tsx';

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
    // Where only one list can take it, there is nothing to choose.
    const only = isLast && offered?.length === 1 ? offered[0]?.id : undefined;
    return { name, offered, chosen: chosen[at] ?? only ?? null, choose };
  });
  const last = choices.at(-1);
  const target = last?.offered?.find(({ id }) => id === last.chosen);
  return { choices, target, failed: found.find(({ error, data }) => error && !data) };
}

type TargetProps = {
  place: Place;
  rows: readonly Row[];
  title: string;
  opened: boolean;
  /** The rows are not in their list any more. */
  onGone?: () => void;
  onClose: () => void;
};

/** The sending of rows, which closes their dialog once it is done; `running` is the one under way, `waiting` why it can't begin yet. */
function useSendings({ place, rows, onGone, onClose }: TargetProps) {
  const sendings = { move: useSending(place, 'move'), copy: useSending(place, 'copy') };
  const running = (['move', 'copy'] as const).find((way) => sendings[way].isPending);
  const waiting = useSavingFirst(running !== undefined);
  const send = (way: Way, to: Titled | undefined) => {
    if (!to || running || waiting) return;
    const done = () => {
      onClose();
      if (way === 'move') onGone?.();
    };
    sendings[way].mutate({ rows, to }, { ...closing(onClose), onSuccess: done });
  };
  return { running, waiting, send };
}

/** Asks for another list of the same level, to which records are moved, or menus copied. */
export function TargetDialog(props: TargetProps) {
  const { place, rows, title, opened, onClose } = props;
  const { t } = useTranslation();
  const { choices, target, failed } = useMoveSteps(place);
  const { running, waiting, send } = useSendings(props);
  const { isVenue } = MOVE_TARGETS[place.level];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(isVenue ? 'copy' : 'move', target);
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="32rem">
      <form onSubmit={submit} noValidate className={styles.form}>
        <Text>{t(`moving.hints.${place.level}`)}</Text>
        {failed?.error && <FailedList error={failed.error} onRetry={failed.refetch} />}
        {choices.map((choice, at) => (
          <ListChoice key={choice.name} {...choice} isLast={at === choices.length - 1} />
        ))}
        {isVenue && <VenueNoteList rows={rows} venueId={target?.id} />}
        <DialogFoot onCancel={onClose} waiting={waiting}>
          {isVenue && (
            <Button
              variant="default"
              disabled={!target || waiting !== undefined}
              loading={running === 'move'}
              onClick={() => send('move', target)}
            >
              {t('moving.move')}
            </Button>
          )}
          <Button
            type="submit"
            disabled={!target || waiting !== undefined}
            loading={running === (isVenue ? 'copy' : 'move')}
          >
            {t(isVenue ? 'moving.copy' : 'moving.move')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/** Takes a record to another list: a menu to another venue, where it is copied too, a section to another menu, an item to another section. */
export function MoveDialog({ place, row, opened, onClose }: LazyDialogProps) {
  const { t } = useTranslation();
  const { title } = row;
  return (
    <TargetDialog
      place={place}
      rows={[row]}
      title={t(MOVE_TARGETS[place.level].isVenue ? 'moving.sendTitle' : 'moving.title', { title })}
      opened={opened}
      onClose={onClose}
    />
  );
}
