import { Button, Popover, TextInput } from '@mantine/core';
import { fold } from '@sofra/contract/languages/folding';
import { cloneElement, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FLOATING } from '../ui/layout/floating.ts';
import type { ListedVenue } from '../venues/venues.ts';
import { AddMark, CurrentMark, type VenueListProps, VenueName } from './venue-option.tsx';
import styles from './venue-search.module.css';

/** The venues in whose full names each typed word begins some word. */
export function findVenues(venues: readonly ListedVenue[], typed: string): readonly ListedVenue[] {
  const words = fold(typed).split(' ');
  return venues.filter(({ full_name }) => words.every((word) => ` ${fold(full_name)}`.includes(` ${word}`)));
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type ListProps = Pick<VenueListProps, 'venues' | 'current' | 'onChoose'>;

/** The state of the search: the words, the matches, and the match marked by the keys, at first the first one. */
function useVenueSearch({ venues, current, onChoose }: ListProps) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      venues.findIndex(({ id }) => id === current),
    ),
  );
  const found = findVenues(venues, typed);
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const marked = found[at];
    // Enter that ends a word of Chinese or Japanese chooses nothing.
    if (event.nativeEvent.isComposing || !marked) return;
    if (step) setAt((at + step + found.length) % found.length);
    else if (event.key === 'Enter') onChoose(marked.id);
    else return;
    event.preventDefault();
  };
  return { typed, type, found, at, press };
}

const showMarked = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

function VenueOptions({ list, venues, current, onChoose }: ListProps & { list: string }) {
  const { t } = useTranslation();
  const { typed, type, found, at, press } = useVenueSearch({ venues, current, onChoose });
  const names = { 'aria-controls': list, 'aria-activedescendant': `${list}-${at}` };
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        dir="auto"
        aria-label={t('frame.findVenue')}
        placeholder={t('frame.findVenue')}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        {...(found.length > 0 && names)}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget: { value } }) => type(value)}
        onKeyDown={press}
      />
      <p role="status" className={styles.none}>
        {found.length === 0 && t('frame.noVenue', { words: typed.trim() })}
      </p>
      {found.length > 0 && (
        <div role="listbox" id={list} aria-label={t('frame.venues')} className={styles.list}>
          {found.map((venue, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: `aria-activedescendant` marks it.
            <div
              key={venue.id}
              role="option"
              id={`${list}-${index}`}
              ref={index === at ? showMarked : undefined}
              aria-selected={index === at}
              aria-current={venue.id === current}
              className={styles.option}
              onClick={() => onChoose(venue.id)}
            >
              <CurrentMark isCurrent={venue.id === current} />
              <span>
                <VenueName venue={venue} />
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Many venues, with a search by their names. */
export function VenueSearch({ button, venues, current, onChoose, onAdd }: VenueListProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const closing =
    <A extends unknown[]>(act: (...args: A) => void) =>
    (...args: A) => {
      setOpen(false);
      act(...args);
    };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={320}
      shadow="lg"
      radius="md"
      trapFocus
      returnFocus
      portalProps={{ target: `#${FLOATING}` }}
    >
      <Popover.Target>{cloneElement(button, { onClick: () => setOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown className={styles.dropdown} aria-label={t('frame.venues')}>
        <VenueOptions list={list} venues={venues} current={current} onChoose={closing(onChoose)} />
        <Button variant="subtle" fullWidth justify="start" leftSection={<AddMark />} onClick={closing(onAdd)}>
          {t('frame.addVenue')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
