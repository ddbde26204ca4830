import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import styles from './clash-dialog.module.css';
import { RadioCards } from './radio-cards.tsx';
import type { Chosen, Side } from './sides.ts';

/** One thing of which two people have made different ones. */
export type ClashPart = { name: string; label: string; first: Side } & Record<Side, ReactNode>;

type Props = {
  /** What the record is called. */
  title: string;
  parts: readonly ClashPart[];
  onSettle: (chosen: Chosen) => void;
  onClose: () => void;
};

const SIDES = ['mine', 'theirs'] as const;

/** Shows what two people have made of one record, side by side, and asks what of it stays; closing it changes nothing. */
export function ClashDialog({ title, parts, onSettle, onClose }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries(parts.map(({ name, first }) => [name, first])),
  );
  const all = (side: Side) => setChosen(Object.fromEntries(parts.map(({ name }) => [name, side])));
  return (
    <Dialog opened onClose={onClose} size="44rem" title={t('saving.clash.title', { title })}>
      <Text>{t('saving.clash.text')}</Text>
      {parts.length > 1 && (
        <Group mt="md" gap="sm">
          {SIDES.map((side) => (
            <Button key={side} variant="default" size="sm" onClick={() => all(side)}>
              {t(`saving.clash.all.${side}`)}
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
              text: t(`saving.clash.${side}`),
              hint: <span className={styles.value}>{part[side]}</span>,
            }))}
            chosen={chosen[name] ?? part.first}
            onChange={(side) => setChosen({ ...chosen, [name]: side })}
          />
        ))}
      </div>
      <Group justify="end" mt="xl">
        <Button variant="default" onClick={onClose}>
          {t('form.stay')}
        </Button>
        <Button onClick={() => onSettle(chosen)}>{t('saving.clash.save')}</Button>
      </Group>
    </Dialog>
  );
}
