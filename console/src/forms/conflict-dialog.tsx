import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../ui/controls/radio-cards.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import styles from './conflict-dialog.module.css';
import type { Choices, Side } from './three-way-merge.ts';

/** A part that both people have changed; mine is chosen at the start. */
export type ConflictPart = { name: string; label: string } & Record<Side, ReactNode>;

type Props = {
  /** The record's name. */
  title: string;
  parts: readonly ConflictPart[];
  onResolve: (choices: Choices) => void;
  onClose: () => void;
};

const SIDES = ['mine', 'theirs'] as const;

/** Shows what two people have made of one record, side by side, and asks what of it stays; closing it changes nothing. */
export function ConflictDialog({ title, parts, onResolve, onClose }: Props) {
  const { t } = useTranslation();
  const all = (side: Side): Choices => Object.fromEntries(parts.map(({ name }) => [name, side]));
  const [choices, setChoices] = useState(() => all('mine'));
  return (
    <Dialog opened onClose={onClose} size="44rem" title={t('saving.conflict.title', { title })}>
      <Text>{t('saving.conflict.text')}</Text>
      {parts.length > 1 && (
        <Group mt="md" gap="sm">
          {SIDES.map((side) => (
            <Button key={side} variant="default" size="sm" onClick={() => setChoices(all(side))}>
              {t(`saving.conflict.all.${side}`)}
            </Button>
          ))}
        </Group>
      )}
      <div className={styles.parts}>
        {parts.map(({ name, label, ...part }) => (
          <RadioCards
            key={name}
            label={label}
            choices={SIDES.map((side) => ({
              value: side,
              text: t(`saving.conflict.${side}`),
              hint: <span className={styles.value}>{part[side]}</span>,
            }))}
            chosen={choices[name] ?? 'mine'}
            onChange={(side) => setChoices({ ...choices, [name]: side })}
          />
        ))}
      </div>
      <Group justify="end" mt="xl">
        <Button variant="default" onClick={onClose}>
          {t('unsaved.stay')}
        </Button>
        <Button onClick={() => onResolve(choices)}>{t('saving.conflict.save')}</Button>
      </Group>
    </Dialog>
  );
}
